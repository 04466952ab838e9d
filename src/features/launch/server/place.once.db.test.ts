import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { postPlainForm } from '#testing/post-plain-form.ts'
import { readOutbox } from '#testing/read-outbox.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { addMember, joinWaitlist } from '#testing/waitlist.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
  await running.startBackgroundJobs()
})
afterAll(() => running.close())

const placePathIn = (text: string) => /\/api\/launch\/place\?token=[\w-]+/.exec(text)?.[0] ?? ''
const open = async (path: string) => {
  const response = await running.app.request(path)
  return { status: response.status, headers: response.headers, text: await response.text() }
}
/** The newest of the emails that contain this text, once there are enough. */
const newestMail = (email: string, containing: string, count: number) =>
  eventually(async () => {
    const mails = (await readOutbox(running.config.dataDir, email)).filter(({ text }) =>
      text?.includes(containing),
    )
    if (mails.length < count) throw new Error(`${mails.length} of ${count} emails to ${email}`)
    return mails.at(-1)?.text ?? ''
  })
const mailedPath = async (email: string, count: number) =>
  placePathIn(await newestMail(email, '/api/launch/place?token=', count))
const askAgain = (email: string) => postPlainForm(running, '/api/launch/page-links', { email })

test('confirming without a script leads to the private page, and an email leads there, too', async () => {
  const joined = await joinWaitlist(running)
  const confirmed = await postPlainForm(running, joined.confirmationPath, {})
  const path = placePathIn(await confirmed.text())
  const page = await open(path)
  expect(page.status).toBe(200)
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.text).toContain('on the creators waitlist')
  expect(page.text).not.toContain('<script')
  expect(page.text).not.toContain(joined.email)
  expect((await open(await mailedPath(joined.email, 1))).status).toBe(200)
})

test('opening the confirmation link changes nothing, because scanners open every link', async () => {
  const joined = await joinWaitlist(running)
  expect((await open(joined.confirmationPath)).text).toContain('Confirm email address</button>')
  const { rows } = await running.database.pool.query(
    'select 1 from launch_page_links l join launch_members m on m.id = l.member_id where m.entry_id = $1',
    [joined.entryId],
  )
  expect(rows).toEqual([])
})

test('a confirmation link that is used again says so kindly and still leads to the page', async () => {
  const joined = await joinWaitlist(running)
  await joined.confirm()
  const again = await (await postPlainForm(running, joined.confirmationPath, {})).text()
  expect(again).toContain('You’ve already confirmed this email address')
  expect((await open(placePathIn(again))).status).toBe(200)
})

test('the page says which place it is and why', async () => {
  const referrer = await addMember(running)
  await addMember(running, { code: referrer.code })
  await addMember(running, { code: referrer.code, email: `a+b-${randomUUID()}@example.org` })
  const page = await open(placePathIn(await (await referrer.confirm()).text()))
  expect(page.text).toContain('<p class="place">#1</p>')
  expect(page.text).toContain('1 referral of yours counts.')
  expect(page.text).toContain('1 referral is on hold until our team has looked: the address has a plus sign.')
  expect(page.text).toContain(`/r/${referrer.code}`)
})

test('only a hash of the link is stored', async () => {
  const member = await addMember(running)
  const path = placePathIn(await (await member.confirm()).text())
  const token = path.split('=')[1] ?? ''
  const { rows } = await running.database.pool.query<{ token_hash: string }>(
    'select token_hash from launch_page_links where member_id = $1',
    [member.id],
  )
  const hashes = rows.map((row) => row.token_hash)
  expect(hashes).toContain(createHash('sha256').update(token).digest('base64url'))
  expect(hashes).not.toContain(token)
  for (const hash of hashes) expect((await open(`/api/launch/place?token=${hash}`)).status).toBe(404)
})

test('many clicks at the same time leave a few links, and the newest works', async () => {
  const member = await addMember(running)
  const answers = await Promise.all(Array.from({ length: 12 }, () => member.confirm()))
  // Statements at the same moment don't see each other's links; the next one tidies up.
  answers.push(await member.confirm())
  const paths = await Promise.all(answers.map(async (answer) => placePathIn(await answer.text())))
  const { rows } = await running.database.pool.query('select 1 from launch_page_links where member_id = $1', [
    member.id,
  ])
  expect(rows.length).toBeLessThanOrEqual(5)
  const statuses = await Promise.all(paths.map(async (path) => (await open(path)).status))
  expect(statuses).toContain(200)
})

test.each([
  ['no token at all', ''],
  ['a wrong token', 'x'.repeat(43)],
  ['an ID', randomUUID()],
])('shows %s the same page as any other', async (_name, token) => {
  const page = await open(`/api/launch/place?token=${token}`)
  expect(page.status).toBe(404)
  expect(page.text).toContain('This link doesn’t work.')
  expect(page.text).toContain('Send link</button>')
})

test('asking for the link again gets the same response for known, unconfirmed and unknown addresses', async () => {
  const known = await addMember(running)
  const unconfirmed = await joinWaitlist(running)
  const responses = []
  for (const email of [known.email, unconfirmed.email, `${randomUUID()}@example.org`])
    responses.push(await askAgain(email))
  expect(responses.map(({ status }) => status)).toEqual([202, 202, 202])
  const texts = await Promise.all(responses.map((response) => response.text()))
  expect(new Set(texts).size).toBe(1)
  expect((await open(await mailedPath(known.email, 2))).status).toBe(200)
  await newestMail(unconfirmed.email, '/api/forms/waitlist/confirmation?token=', 2)
})

test('an invalid address is shown again with the error', async () => {
  const response = await askAgain('"><b>x')
  expect(response.status).toBe(400)
  const page = await response.text()
  expect(page).toContain('Please enter a valid email address.')
  expect(page).toContain('value="&quot;&gt;&lt;b&gt;x"')
})

test('the links end with the waitlist entry', async () => {
  const member = await addMember(running)
  const path = placePathIn(await (await member.confirm()).text())
  await running.database.pool.query('delete from waitlist_submissions where id = $1', [member.entryId])
  expect((await open(path)).status).toBe(404)
})
