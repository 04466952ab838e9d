/**
 * Stands in the built pages where the site's own address belongs, which is known only when the server starts.
 * The server puts the real one in before it sends a single byte.
 */
export const unknownOrigin = 'https://site.invalid'
