import { ButtonLink } from '#platform/web/ui/link.tsx'
import { whoWeAre } from '../../contract/faq.ts'
import { sitePaths } from '../../contract/paths.ts'

export function WhoWeAre() {
  return (
    <section className="page-width py-section">
      <h2 className="text-3xl">{whoWeAre.title}</h2>
      <p className="mt-4 max-w-prose text-ink-soft">{whoWeAre.text}</p>
      <p className="mt-4 max-w-prose text-ink-soft">{whoWeAre.operator}</p>
      <ButtonLink to={sitePaths.contact} className="mt-6">
        Meet the team
      </ButtonLink>
    </section>
  )
}
