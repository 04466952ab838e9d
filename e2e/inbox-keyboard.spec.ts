import { expectNoViolations } from './support/axe.ts'
import { readOutbox } from '../src/testing/read-outbox.ts'
import { signBackIn } from './support/sign-in-again.ts'
import { admin } from './support/team.ts'
import { expect, test } from './support/test.ts'

test('a morning’s work by keyboard alone: triage, reply, snooze, undo and jump', async ({
  page,
  request,
  server,
}) => {
  const mark = `m${crypto.randomUUID().slice(0, 8)}`
  const people = Array.from({ length: 20 }, (_, number) => `Visitor${number} ${mark}`)
  for (const [number, name] of people.entries()) {
    const email = `${mark}-${number}@example.org`
    const response = await request.post('/api/forms/contact', {
      data: { name, email, message: `About ${mark}` },
    })
    expect(response.status()).toBe(201)
  }
  await signBackIn(page, admin)
  await page.goto('/admin')
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
  const keys = page.keyboard
  await expect(rows.first()).toBeVisible()

  // Search, and look at all twenty.
  await keys.press('/')
  await keys.type(mark)
  await expect(rows).toHaveCount(20)
  await expect(page).toHaveURL(new RegExp(`q=${mark}`))
  await keys.press('Escape')
  await expectNoViolations(page)

  // Finish three, take the last one back.
  await keys.press('j')
  await expect(rows.first().getByRole('link')).toBeFocused()
  for (let left = 19; left >= 17; left--) {
    await keys.press('e')
    await expect(rows).toHaveCount(left)
    await expect(rows.first().getByRole('link')).toBeFocused()
  }
  await keys.press('z')
  await expect(rows).toHaveCount(18)
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible()

  // Select two, snooze them.
  await rows.first().getByRole('link').focus()
  await keys.press('x')
  await keys.press('j')
  await keys.press('x')
  await expect(page.getByText('2 selected')).toBeVisible()
  await keys.press('h')
  await expect(rows).toHaveCount(16)

  // Open one, reply, and finish it.
  await rows.first().getByRole('link').focus()
  await keys.press('Enter')
  const conversation = page.getByRole('article')
  await expect(conversation).toHaveAttribute('aria-label', /^Visitor/)
  await expect(page).toHaveURL(/open=/)
  const name = (await conversation.getAttribute('aria-label')) ?? ''
  // An assigned conversation is still open, so the reply goes to the same person.
  await keys.press('a')
  await expect(page.getByText(`Assigned to ${admin.email}.`, { exact: true })).toBeVisible()
  await expect(conversation.getByRole('button', { name: admin.email })).toBeVisible()
  await expect(conversation).toHaveAttribute('aria-label', name)
  await keys.press('n')
  await keys.type('Knows us from the meetup.')
  await keys.press('Control+Enter')
  await expect(
    conversation.getByRole('listitem').filter({ hasText: 'Knows us from the meetup.' }),
  ).toBeVisible()
  await keys.press('r')
  await keys.type('Thank you for writing!')
  await keys.press('Control+Enter')
  await expect(conversation.getByRole('listitem').filter({ hasText: 'Thank you for writing!' })).toBeVisible()
  await expect(conversation).toHaveAttribute('aria-label', name)
  await expectNoViolations(page)
  const address = `${mark}-${people.indexOf(name)}@example.org`
  await expect
    .poll(async () => (await readOutbox(server.dataDir, address)).map(({ subject }) => subject))
    .toContain('Re: Your message to Crovest')
  await keys.press('e')
  await expect(conversation).not.toHaveAttribute('aria-label', name)
  await keys.press('Escape')
  await expect(rows).toHaveCount(15)

  // The palette finds the finished conversation by its words, and a page by its name.
  await keys.press('Control+k')
  await keys.type(name)
  await expect(page.getByRole('option', { name })).toBeVisible()
  // The sender comes first.
  await expect(page.getByRole('option', { name: address })).toHaveAttribute('aria-selected', 'true')
  await keys.press('ArrowDown')
  await keys.press('Enter')
  await expect(page.getByRole('article', { name })).toContainText('Done')
  await keys.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toContainText('Write a note')
  // In the order of the rail.
  await expect(help.getByRole('term').filter({ hasText: 'Go to' }).first()).toHaveText('Go to Inbox')
  await expectNoViolations(page)
  await keys.press('Escape')
  await keys.press('g')
  await keys.press('a')
  await expect(page).toHaveURL('/admin?tab=analytics')
})

test('the button that snoozes a conversation and the one that wakes it pass on the focus', async ({
  page,
  request,
}) => {
  const mark = `m${crypto.randomUUID().slice(0, 8)}`
  const message = { name: mark, email: `${mark}@example.org`, message: 'A question for later.' }
  expect((await request.post('/api/forms/contact', { data: message })).status()).toBe(201)
  await signBackIn(page, admin)
  await page.goto(`/admin?tab=inbox&state=all&q=${mark}`)
  await page.getByRole('link', { name: mark }).click()
  const conversation = page.getByRole('article', { name: mark })
  await conversation.getByRole('button', { name: 'Snooze' }).click()
  await page.getByRole('menuitem').first().click()
  const wake = conversation.getByRole('button', { name: 'End snooze' })
  await expect(wake).toBeFocused()
  await wake.press('Enter')
  await expect(conversation.getByRole('button', { name: 'Snooze' })).toBeFocused()
})
