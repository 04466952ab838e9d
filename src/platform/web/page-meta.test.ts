import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const image = { file: 'about.png', alt: 'About' }

test('a page with an address has a canonical link and a card that name the site by its stand-in', () => {
  const meta = pageMeta('About', 'What we do', { path: '/about', image })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://site.invalid/about' })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://site.invalid/social/about.png' })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('a hidden page says so, and has no address to be found by', () => {
  const meta = pageMeta('Unauthorized', 'No', { hidden: true })
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(meta)).not.toContain('canonical')
})
