import { readOutbox } from '../src/testing/read-outbox.ts'
import { expectNoViolations } from './support/axe.ts'
import { confirmIdentity, signBackIn } from './support/sign-in-again.ts'
import { admin, associate } from './support/team.ts'
import { expect, test } from './support/test.ts'

test('an admin writes to the waitlist, and a member unsubscribes without scripts', async ({
  page,
  server,
  request,
  browser,
}) => {
  const member = `member-${crypto.randomUUID().slice(0, 8)}@example.org`
  const joined = await request.post('/api/forms/waitlist', {
    data: { email: member, contentType: 'music', fundingTarget: '2k-5k' },
  })
  expect(joined.ok(), await joined.text()).toBe(true)
  const linkIn = async (subject: RegExp, path: string) => {
    const mails = await readOutbox(server.dataDir, member)
    const text = mails.findLast((mail) => subject.test(mail.subject ?? ''))?.text ?? ''
    return text.split(/\s/).find((word) => word.includes(path)) ?? ''
  }
  let confirmation = ''
  await expect(async () => {
    confirmation = await linkIn(/Confirm/, '/api/forms/waitlist/confirmation')
    expect(confirmation).not.toBe('')
  }).toPass()
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await plain.newPage()
  await visitor.goto(confirmation)
  await visitor.getByRole('button').first().click()

  const subject = `News ${member}`
  await signBackIn(page, admin)
  await confirmIdentity(page, admin)
  await page.goto('/admin?tab=broadcasts')
  await page.getByRole('button', { name: 'Write an email' }).click()
  const editor = page.getByRole('dialog')
  await editor.getByRole('button', { name: 'Save draft' }).click()
  await expect(editor.getByText('Please enter a subject.')).toBeVisible()
  await editor.getByLabel('Subject').fill(subject)
  await editor.getByLabel('Text').fill('We open on Monday.\n\nBring a friend.')
  await editor.getByLabel('Who').selectOption('creators')
  await editor.getByRole('button', { name: 'Preview' }).click()
  await expect(editor.frameLocator('iframe').getByText('Bring a friend.')).toBeVisible()
  await editor.getByRole('button', { name: 'Save draft' }).click()
  await expect(editor).toBeHidden()

  const row = page.getByRole('listitem').filter({ hasText: subject })
  await expect(row.getByText('Draft', { exact: true })).toBeVisible()
  await expectNoViolations(page)
  await row.getByRole('button', { name: 'Send or schedule' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  await expect(row.getByText('Sent', { exact: true })).toBeVisible()

  await visitor.goto(await linkIn(/^News/, '/api/broadcasts/unsubscription'))
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(visitor.getByText('You won’t get these emails any more.')).toBeVisible()
  await plain.close()
})

test('an associate reads the broadcasts but cannot write one', async ({ page }) => {
  await signBackIn(page, associate)
  await page.goto('/admin?tab=broadcasts')
  await expect(page.getByRole('heading', { name: 'Emails to lists' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write an email' })).toBeHidden()
})
