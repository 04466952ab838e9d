import type { MetaDescriptor } from 'react-router'
import { unknownOrigin } from '#platform/common/site-origin.ts'

type PageDetails = {
  /** The page's path; adds the canonical link and a social card. */
  path?: string
  /** A file in public/social, 1200 × 630. */
  image?: { file: string; alt: string }
  /** For pages that search engines must not list. */
  hidden?: boolean
  /** Structured data; see schema.org. */
  jsonLd?: (origin: string) => Record<string, unknown>
}

/** For a page's `meta` export: `export const meta = () => pageMeta('Sign in', 'Sign in to …')`. */
export function pageMeta(title: string, description: string, details: PageDetails = {}): MetaDescriptor[] {
  const { path, image, hidden, jsonLd } = details
  const origin = ownOrigin()
  const address = path === undefined ? undefined : new URL(path, origin).href
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(address === undefined
      ? []
      : [
          { tagName: 'link', rel: 'canonical', href: address },
          { property: 'og:url', content: address },
        ]),
    ...(image ? cardMeta(origin, image) : []),
    ...(jsonLd ? [{ 'script:ld+json': jsonLd(origin) } as MetaDescriptor] : []),
  ]
}

function cardMeta(origin: string, { file, alt }: { file: string; alt: string }): MetaDescriptor[] {
  const address = `${origin}/social/${file}`
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: address },
    { name: 'twitter:image:alt', content: alt },
  ]
}

// The server fills in the origin of a prerendered page; afterwards the browser knows it. In development it
// stays a placeholder, and both sides must agree.
function ownOrigin(): string {
  const isKnown = typeof window !== 'undefined' && !import.meta.env.DEV
  return isKnown ? window.location.origin : unknownOrigin
}
