import { campaignTerms } from '#features/funding/contract/campaign-terms.ts'
import { brand } from '#platform/common/brand.ts'
import { OutsideLink } from '#platform/web/ui/link.tsx'

const topics = [
  { title: 'Business inquiries', text: 'Partnerships, sponsorship, press', email: brand.contact.business },
  { title: 'Technical support', text: 'Your account and the tools', email: brand.contact.support },
  { title: 'Suggestions', text: 'What’s missing, what could be better', email: brand.contact.suggestions },
]

export function GeneralContact() {
  return (
    <section
      aria-labelledby="general-heading"
      className="rounded-lg border border-line bg-surface p-6 shadow-raised"
    >
      <h2 id="general-heading" className="text-2xl">
        General contact
      </h2>
      <dl className="mt-4">
        {topics.map(({ title, text, email }) => (
          <div key={title} className="border-t border-line py-3">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-sm text-ink-soft">{text}</dd>
            <dd>
              <OutsideLink href={`mailto:${email}`} className="inline-flex min-h-10 items-center text-sm">
                {email}
              </OutsideLink>
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-4 text-sm text-ink-soft">
        Replies within {campaignTerms.replyInHours} hours on business days, from one of the two people above.
      </p>
    </section>
  )
}
