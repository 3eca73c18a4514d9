"""What is asked and told, in four languages: values for sentences, and the sentences (Fluent)."""
