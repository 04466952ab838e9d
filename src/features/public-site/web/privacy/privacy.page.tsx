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
  'No advertising, no trackers of others, no cookie before you sign in.',
  'Do Not Track and Global Privacy Control are obeyed: nothing about your visit is recorded then.',
  'What you type into a form stays in this browser tab until you send it.',
  'Your theme, a bar you have put away and whether you have our fonts are remembered on your device only.',
  'A mail that we owe you waits in a queue with your address, and is forgotten a week after it was sent.',
]

export default function PrivacyPage() {
  return (
    <div className="page-width grid gap-x-20 gap-y-10 pt-10 pb-section lg:grid-cols-[1fr_1.4fr] lg:pt-16">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <h1 className="text-3xl">Everything we store</h1>
        <p className="mt-4 text-lg text-ink-soft">
          This list is taken from the database itself. What is not on it, we do not keep.
        </p>
        <ul className="mt-6 grid list-disc gap-2 pl-5 text-sm marker:text-gain">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p className="mt-6 text-sm text-ink-soft">
          Whoever has an account finds everything about it there, to download or to erase. For anything else,
          write to <OutsideLink href={`mailto:${brand.contact.general}`}>{brand.contact.general}</OutsideLink>
          .
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
