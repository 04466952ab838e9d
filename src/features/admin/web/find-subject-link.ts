import { reviewPaths } from '#features/inbox/contract/review-requests.ts'
import { findSubmissionLink } from '#features/inbox/web.ts'
import { adminSections, sectionPath } from './admin-sections.ts'

/** The section that shows what an audit entry names, by the word before its ID. */
const sectionOf: Readonly<Record<string, string>> = {
  wave: 'launch',
  referral: 'launch',
  campaign: 'campaigns',
  transfer: 'campaigns',
}

/** Where the team can look at the subject of an audit entry. */
export function findSubjectLink(subject: string): { to: string; label: string } | undefined {
  const submission = findSubmissionLink(subject)
  if (submission) return submission
  // Masked addresses belong to erased people.
  if (subject.includes('@') && !subject.includes('…'))
    return { to: reviewPaths.person(subject), label: subject }
  const [kind = '', id = ''] = subject.split('/')
  const section = adminSections.find((each) => each.id === sectionOf[kind])
  return section && { to: sectionPath(section), label: `${kind} ${id.slice(0, 8)}` }
}
