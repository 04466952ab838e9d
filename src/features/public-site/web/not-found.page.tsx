import { pageMeta } from '#platform/web/page-meta.ts'
import { RisingBars } from '#platform/web/ui/rising-bars.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { brand } from '#platform/common/brand.ts'
import { sitePaths } from '../contract/paths.ts'

export const meta = () =>
  pageMeta(`Page not found · ${brand.name}`, 'We can’t find that page.', { hidden: true })

export default function NotFoundPage() {
  return (
    <div className="page-width py-section">
      <RisingBars scene="broken" className="mb-8 w-48" />
      <p className="font-display text-display font-bold text-accent-text tabular-nums">404</p>
      <h1 className="mt-4 text-3xl">We can’t find that page</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">
        The link may be old or mistyped. You can start again from the home page.
      </p>
      <div className="mt-8 flex flex-col items-start gap-3 sm:flex-row">
        <ButtonLink to={sitePaths.home} variant="main" size="lg">
          Go to the home page
        </ButtonLink>
        <ButtonLink to={sitePaths.contact} size="lg">
          Contact
        </ButtonLink>
      </div>
    </div>
  )
}
