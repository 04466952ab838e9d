import type { MetaDescriptor } from 'react-router'

/** For a page's `meta` export: `export const meta = () => pageMeta('Sign in', 'Sign in to …')`. */
export function pageMeta(title: string, description: string): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
  ]
}
