import { reviewLists } from '../contract/review-lists.ts'
import { reviewPaths } from '../contract/review-requests.ts'

/** Links the subject of an audit entry, such as 'waitlist/…', to its row. */
export function findSubmissionLink(subject: string): { to: string; label: string } | undefined {
  const [list, id] = subject.split('/')
  const match = reviewLists.find((name) => name === list)
  if (!match || !id) return undefined
  return { to: `${reviewPaths.list(match)}&q=${encodeURIComponent(id)}`, label: `${match} ${id.slice(0, 8)}` }
}
