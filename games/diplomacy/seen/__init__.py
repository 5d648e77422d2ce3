"""What a seat may see. Others are known by codes (CD-3), never by seats, and nothing stands in the order of seats."""
