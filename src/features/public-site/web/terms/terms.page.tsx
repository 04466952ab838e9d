import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { OutsideLink } from '#platform/web/ui/link.tsx'
import { whoWeAre } from '../../contract/faq.ts'
import { sitePaths } from '../../contract/paths.ts'
import { termsTexts } from '../../contract/terms.ts'

export const meta = () =>
  pageMeta(`${termsTexts.title} · ${brand.name}`, termsTexts.lead, {
    path: sitePaths.terms,
    image: { file: 'terms.png', alt: termsTexts.title },
  })

export default function TermsPage() {
  return (
    <div className="page-width pt-10 pb-section lg:pt-16">
      <h1 className="text-display">{termsTexts.title}</h1>
      <p className="mt-5 max-w-prose text-lg text-ink-soft">{termsTexts.lead}</p>
      <div className="mt-10 grid max-w-prose gap-8">
        {termsTexts.sections.map(({ title, text }) => (
          <section key={title}>
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </section>
        ))}
        <section>
          <h2 className="text-xl">{termsTexts.operatorTitle}</h2>
          <p className="mt-2 text-ink-soft">
            {whoWeAre.operator} Write to{' '}
            <OutsideLink href={`mailto:${brand.contact.general}`}>{brand.contact.general}</OutsideLink>.
          </p>
        </section>
      </div>
    </div>
  )
}
