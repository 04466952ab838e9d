import { reviewLists } from '../contract/review-lists.ts'
import { reviewPaths } from '../contract/review-paths.ts'

/** From a subject of the audit log, such as 'waitlist/…', to the row that it names. */
export function findSubmissionLink(subject: string): { to: string; label: string } | undefined {
  const [list, id] = subject.split('/')
  const known = reviewLists.find((name) => name === list)
  if (!known || !id) return undefined
  return { to: `${reviewPaths.list(known)}&q=${encodeURIComponent(id)}`, label: `${known} ${id.slice(0, 8)}` }
}
