import { Suspense } from 'react'
import { useVariant } from '#features/analytics/web.ts'
import { LiveCampaigns } from '#features/funding/web.ts'
import { brand } from '#platform/common/brand.ts'
import { hydrateLater } from '#platform/web/hydrate-later.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { sitePaths } from '../../contract/paths.ts'
import { ClosingCall } from './closing-call.tsx'
import { Hero } from './hero.tsx'

export const meta = () =>
  pageMeta(`${brand.name}: ${brand.tagline}`, brand.description, {
    path: sitePaths.home,
    image: { file: 'home.png', alt: brand.tagline },
    jsonLd: (origin) => ({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', '@id': `${origin}/#site`, name: brand.name, url: `${origin}/` },
        {
          '@type': 'Organization',
          '@id': `${origin}/#organization`,
          name: brand.name,
          url: `${origin}/`,
          logo: `${origin}/icon-512.png`,
          description: brand.description,
          email: brand.contact.general,
          sameAs: brand.social.map(({ url }) => url),
        },
      ],
    }),
  })

const BelowHero = hydrateLater(async () => (await import('./below-hero.tsx')).BelowHero)

const belowHero = (
  <Suspense>
    <BelowHero />
  </Suspense>
)

export default function HomePage() {
  return (
    <>
      <Hero variant={useVariant()} />
      {belowHero}
      <LiveCampaigns />
      <ClosingCall />
    </>
  )
}
