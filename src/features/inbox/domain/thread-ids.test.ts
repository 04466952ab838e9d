import { expect, test } from 'vitest'
import { composeReply, fillTemplate, replySubject } from './compose-reply.ts'
import { conversationOfRootId, readMailIds, rootMailId } from './thread-ids.ts'

const id = '3f0e8c1a-0000-4000-8000-000000000001'

test('only whole IDs are read from a header, and only our own name a conversation', () => {
  expect(readMailIds('<a@b> junk\r\n\t<c@d>, <e f@g> <>')).toEqual(['<a@b>', '<c@d>'])
  expect(readMailIds(undefined)).toEqual([])
  expect(conversationOfRootId(`<${rootMailId(id)}@crovest.example>`)).toBe(id)
  expect(conversationOfRootId(`<x-${rootMailId(id)}@crovest.example>`)).toBeUndefined()
})

test('a subject is one line with one Re:', () => {
  expect(replySubject('RE: Hello', 'x')).toBe('Re: Hello')
  expect(replySubject('Hello\r\nBcc: a@b', 'x')).toBe('Re: Hello Bcc: a@b')
  expect(replySubject(' ', 'Your message')).toBe('Re: Your message')
})

test('a reply quotes what it answers, and a template takes the first name as it is', () => {
  const at = new Date('2026-03-02T10:00:00Z')
  expect(composeReply('Yes.\n', { name: 'Ada', text: 'One\nTwo', at })).toBe(
    'Yes.\n\nOn 2026-03-02, Ada wrote:\n> One\n> Two\n',
  )
  expect(fillTemplate('Hi {name}, see {site}', { name: '$& Ada', site: 'https://x.example' })).toBe(
    'Hi $&, see https://x.example',
  )
})
