/** `export const handle = staticPage` on a route: it is complete as HTML and loads no script at all. */
export const staticPage = { staticPage: true } as const

export function isStaticPage(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'staticPage' in handle && handle.staticPage === true
}
