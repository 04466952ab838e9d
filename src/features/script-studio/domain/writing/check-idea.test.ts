import { expect, test } from 'vitest'
import type { NoteKind } from '../../contract/notes.ts'
import { createIdeaCheck } from './check-idea.ts'

const note = (kind: NoteKind) => ({ id: kind, kind, topic: 'bees', words: 'x', tags: [], usedIn: [] })
const check = createIdeaCheck({
  texts: ['I opened the hive at 9 °C in March. Ruth said "Keep the lid on."'],
  platforms: 'TikTok',
  language: 'en',
})
const reasons = (title: string, ...kinds: NoteKind[]) =>
  check({ title, hookType: '', targetAudience: '', whyItWorks: '' }, kinds.map(note)).map(
    ({ reason }) => reason,
  )

test.each<[string, ...NoteKind[]]>([
  ['The hive at 9 °C'],
  ['What Ruth said in March'],
  ['Three mistakes with the hive', 'mistake', 'fix', 'number'],
  ['The hive, before and after', 'before-after'],
  ['A myth about the lid', 'opinion'],
])('supports ‘%s’', (title, ...kinds) => {
  expect(reasons(title, ...kinds)).toEqual([])
})

test.each<[string, RegExp, ...NoteKind[]]>([
  ['The hive at 12 °C', /“12” is in none/],
  ['How Thomas lost the hive', /“Thomas” is in none/],
  ['Ruth said “Bees never forget a face”', /Nobody in your notes said/],
  ['4 mistakes with the hive', /It announces 4/, 'mistake', 'fix', 'number'],
  ['The hive before and after', /before and after/, 'mistake'],
  ['The myth of the lid', /announces a myth/, 'number'],
  ['Subscribe for the hive', /People follow here/],
  ['Why Every Hive Needs Another Lid', /Names can’t be checked/],
  ['The hive '.repeat(11), /characters; 90 is the limit/],
])('doubts ‘%s’', (title, reason, ...kinds) => {
  expect(reasons(title, ...kinds).join(' ')).toMatch(reason)
})
