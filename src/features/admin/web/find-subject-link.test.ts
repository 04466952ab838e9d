import { expect, test } from 'vitest'
import { findSubjectLink } from './find-subject-link.ts'

test.each([
  ['waitlist/0195', '/admin?tab=forms&list=waitlist&q=0195'],
  ['ada@example.org', '/admin/person?email=ada%40example.org'],
  ['a…@example.org', undefined],
  ['wave/df3a2d96-837e', '/admin?tab=launch'],
  ['campaign/df3a2d96-837e', '/admin?tab=campaigns'],
  ['analytics', undefined],
])('an audit entry about %s links to %s', (subject, to) => {
  expect(findSubjectLink(subject)?.to).toBe(to)
})
