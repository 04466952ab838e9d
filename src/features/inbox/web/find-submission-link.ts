import { reviewLists } from '../contract/review-lists.ts'
import { reviewPaths } from '../contract/review-requests.ts'

/** Links the subject of an audit entry, such as 'waitlist/…', to its row. */
export function findSubmissionLink(subject: string): { to: string; label: string } | undefined {
  const [list, id] = subject.split('/')
  const known = reviewLists.find((name) => name === list)
  if (!known || !id) return undefined
  return { to: `${reviewPaths.list(known)}&q=${encodeURIComponent(id)}`, label: `${known} ${id.slice(0, 8)}` }
}
