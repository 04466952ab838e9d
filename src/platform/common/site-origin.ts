/**
 * A placeholder for the site's origin in built pages; the server replaces it at startup, when the origin is
 * known.
 */
export const unknownOrigin = 'https://site.invalid'
