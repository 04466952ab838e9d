import type { ReactNode } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { Submission } from '../contract/submissions.ts'
import { ContactReading } from './contact-reading.tsx'
import { SpamMark } from './spam-mark.tsx'
import { WaitlistStatusSelect } from './waitlist-status-select.tsx'

type RowStateProps = { item: Submission; now: number; onTrouble: (trouble: ReactNode) => void }

/** Status of a row and its next action. */
export function RowState({ item, now, onTrouble }: RowStateProps) {
  if (item.isSpam) return <SpamMark item={item} onTrouble={onTrouble} />
  switch (item.collection) {
    case 'waitlist':
      return <WaitlistStatusSelect entry={item} onTrouble={onTrouble} />
    case 'contact':
      return <ContactReading message={item} now={now} onTrouble={onTrouble} />
    case 'newsletter':
      return <Badge tone={item.status === 'active' ? 'gain' : 'neutral'}>{item.status}</Badge>
    case 'feedback':
    case 'other':
      return <Badge>{item.status}</Badge>
  }
}
