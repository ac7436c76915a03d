"""Sea & Shore as a picture. Begin with `layout`, which places everything on a wide page and on a phone."""
