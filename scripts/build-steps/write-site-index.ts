import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pages } from '../../src/app/pages.ts'
import { brand } from '../../src/platform/common/brand.ts'
import { unknownOrigin } from '../../src/platform/common/site-origin.ts'

/** Writes the sitemap, robots.txt and the web app manifest. */
export async function writeSiteIndex(client: string): Promise<void> {
  await writeFile(join(client, 'sitemap.xml'), renderSitemap())
  await writeFile(join(client, 'robots.txt'), renderRobots())
  await writeFile(join(client, 'manifest.webmanifest'), JSON.stringify(manifest))
}

function renderSitemap() {
  const entries = pages
    .filter((page) => page.listed)
    .map((page) => `  <url><loc>${new URL(page.path, unknownOrigin).href}</loc></url>\n`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

// Pages such as /unauthorized are `noindex`, which a crawler only sees if it may fetch them.
function renderRobots() {
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${unknownOrigin}/sitemap.xml\n`
}

const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
})

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  start_url: '/',
  display: 'browser',
  background_color: '#fbf8f2',
  theme_color: '#fbf8f2',
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, icon(192), icon(512)],
}
