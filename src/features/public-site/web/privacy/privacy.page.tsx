import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { OutsideLink } from '#platform/web/ui/link.tsx'
import { sitePaths } from '../../contract/paths.ts'
import { storedData } from '../../contract/stored-data.ts'
import { StoredTableEntry } from './stored-table-entry.tsx'

export const meta = () =>
  pageMeta(
    `Privacy at ${brand.name}: every field we store`,
    'Every table and every field, with its reason.',
    {
      path: sitePaths.privacy,
      image: { file: 'privacy.png', alt: `Every field that ${brand.name} stores` },
    },
  )

const rules = [
  'No advertising, no third-party trackers, no cookies before you sign in.',
  'We respect Do Not Track and Global Privacy Control: with either one on, we record nothing about your visit.',
  'What you type into a form stays in this browser tab until you send it.',
  'Your theme, banners you’ve dismissed and whether our fonts are loaded are remembered on your device only.',
  'Outgoing emails are queued and deleted a week after sending.',
]

export default function PrivacyPage() {
  return (
    <div className="page-width grid gap-x-20 gap-y-10 pt-10 pb-section lg:grid-cols-[1fr_1.4fr] lg:pt-16">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <h1 className="text-3xl">Everything we store</h1>
        <p className="mt-4 text-lg text-ink-soft">
          This list comes straight from the database. If it isn’t here, we don’t keep it.
        </p>
        <ul className="mt-6 grid list-disc gap-2 pl-5 text-sm marker:text-gain">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p className="mt-6 text-sm text-ink-soft">
          Account holders can download or erase everything on the account page. For anything else, write to{' '}
          <OutsideLink href={`mailto:${brand.contact.general}`}>{brand.contact.general}</OutsideLink>.
        </p>
      </div>
      <div>
        {Object.entries(storedData).map(([name, table]) => (
          <StoredTableEntry key={name} name={name} {...table} />
        ))}
      </div>
    </div>
  )
}
