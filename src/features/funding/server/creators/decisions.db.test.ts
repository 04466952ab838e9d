import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, type Person } from '#testing/campaigns.ts'
import { requestAs } from '#testing/request-as.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { creatorChecks } from '../../contract/campaign-choices.ts'
import { creatorMessages, type ReviewedCreator } from '../../contract/creators.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

const ask = (creator: Person, legalName: string) =>
  creator.ask('PUT', '/api/creator-verification', { legalName })
const statusOf = async (creator: Person) =>
  (await creator.ask('GET', '/api/creator-verification')).body.status
const upload = (creator: Person) =>
  running.app.request('/api/creator-verification/documents?name=passport.pdf', {
    method: 'POST',
    headers: { ...creator.cookie, 'content-type': 'application/pdf', 'content-length': '8' },
    body: Buffer.from('%PDF-1.7'),
  })

/** A creator whose request a team member has open. */
async function startReview() {
  const creator = await addPerson(running)
  await ask(creator, 'Ines Costa')
  expect((await upload(creator)).status).toBe(201)
  const team = await requestAs(running, 'admin')
  const { body: session } = await creator.ask<{ user: { email: string } }>('GET', '/api/session')
  const read = async (): Promise<ReviewedCreator> =>
    (await team('GET', 'creators')).body.items.find(
      ({ email }: ReviewedCreator) => email === session.user.email,
    )
  const opened = await read()
  const decide = async (status: 'verified' | 'declined', { requestedAt }: ReviewedCreator = opened) => {
    const decision = { status, checklist: creatorChecks, note: 'A reason.', requestedAt }
    const { status: code, body } = await team('PUT', `creators/${opened.userId}/verification`, decision)
    return [code, body?.error?.message]
  }
  return { creator, opened, read, decide }
}

const changed = [409, creatorMessages.changed]

test.each([
  ['another name', (creator: Person) => ask(creator, 'Someone Famous')],
  ['another document', upload],
  [
    'a document less',
    (creator: Person, { documents }: ReviewedCreator) =>
      creator.ask('DELETE', `/api/creator-verification/documents/${documents[0]?.id}`),
  ],
])('a decision does not apply to a request that has %s since it was read', async (_name, change) => {
  const { creator, opened, read, decide } = await startReview()
  await change(creator, opened)
  expect(await decide('verified')).toEqual(changed)
  expect(await statusOf(creator)).toBe('requested')
  expect((await decide('verified', await read()))[0]).toBe(204)
  expect(await statusOf(creator)).toBe('verified')
})

test('a request is decided once, and a refused creator has to ask again', async () => {
  const { creator, read, decide } = await startReview()
  expect((await decide('declined'))[0]).toBe(204)
  expect(await decide('verified')).toEqual(changed)
  expect(await decide('verified', await read())).toEqual(changed)
  expect(await statusOf(creator)).toBe('declined')
  await ask(creator, 'Someone Famous')
  expect(await decide('verified')).toEqual(changed)
  expect((await decide('verified', await read()))[0]).toBe(204)
})

test('a decision without the time of the request, or about nobody, is rejected', async () => {
  const { opened } = await startReview()
  const team = await requestAs(running, 'admin')
  const decision = { status: 'verified', checklist: creatorChecks }
  expect((await team('PUT', `creators/${opened.userId}/verification`, decision)).status).toBe(400)
  const { requestedAt } = opened
  expect((await team('PUT', 'creators/nobody/verification', { ...decision, requestedAt })).status).toBe(404)
})
