"""The pictures of the Grand Variant: both boards, the wars that couple them, the turn they share."""
