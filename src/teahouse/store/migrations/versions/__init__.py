"""One file per change of the form. A file here is never edited once released."""
