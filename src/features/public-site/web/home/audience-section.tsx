import { audiences, audienceWords } from '#features/forms/contract/choices.ts'
import { arrowRight, Glyph } from '#platform/web/ui/glyph.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { audienceTexts } from '../../contract/home-page-texts.ts'
import { sitePaths } from '../../contract/paths.ts'

/** Backers before investors: most visitors who read 'invest' mean backing a project. */
const order = [audiences[0], audiences[2], audiences[1]]

export function AudienceSection() {
  return (
    <section className="border-t border-line bg-sunken">
      <div className="page-width py-section">
        <h2 className="text-3xl">{audienceTexts.title}</h2>
        <ul className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {order.map((audience) => (
            <li key={audience} className="flex flex-col items-start gap-2 border-t-4 border-ink pt-4">
              <h3 className="text-xl">{audienceWords[audience]}</h3>
              <p className="mb-2 text-ink-soft">{audienceTexts[audience]}</p>
              <ButtonLink
                to={`${sitePaths.waitlist}?tab=${audience}`}
                aria-label={`${audienceTexts.join}: ${audienceWords[audience]}`}
                className="mt-auto"
              >
                {audienceTexts.join} <Glyph shape={arrowRight} />
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
