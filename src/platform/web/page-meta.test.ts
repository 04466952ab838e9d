import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const image = { file: 'about.png', alt: 'About' }

test('a page with a path has a canonical link and a card with the origin placeholder', () => {
  const meta = pageMeta('About', 'What we do', { path: '/about', image })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://site.invalid/about' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://site.invalid/social/about.png' })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('a hidden page is noindex and has no canonical link', () => {
  const meta = pageMeta('Unauthorized', 'No', { hidden: true })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(meta)).not.toContain('canonical')
})
