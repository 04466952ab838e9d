import { campaignTerms } from '#features/funding/contract/campaign-terms.ts'
import { ContactForm } from '#features/forms/web.ts'
import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { sitePaths } from '../../contract/paths.ts'
import { GeneralContact } from './general-contact.tsx'
import { Team } from './team.tsx'

const promise = `We reply within ${campaignTerms.replyInHours} hours on business days.`
const title = `Contact ${brand.name}`

export const meta = () =>
  pageMeta(title, `Write to the people behind ${brand.name}. ${promise}`, {
    path: sitePaths.contact,
    image: { file: 'contact.png', alt: `${title}. ${promise}` },
    jsonLd: (origin) => ({
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      name: title,
      url: `${origin}${sitePaths.contact}`,
      about: { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand.name },
    }),
  })

export default function ContactPage() {
  return (
    <div className="page-width grid gap-x-20 gap-y-12 pt-10 pb-section lg:grid-cols-[1.15fr_1fr] lg:pt-16">
      <div>
        <h1 className="text-display">Talk to a human</h1>
        <p className="mt-5 max-w-prose text-lg text-ink-soft">
          Want to fund a project, ask about the terms, or report something broken? Tell us.{' '}
          <strong className="font-semibold text-ink">{promise}</strong>
        </p>
        <section aria-label="Contact form" className="mt-10 max-w-xl">
          <ContactForm />
        </section>
      </div>
      <div className="flex flex-col gap-12 lg:pt-4">
        <Team />
        <GeneralContact />
      </div>
    </div>
  )
}
