"""What the forecast costs."""
