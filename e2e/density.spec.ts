import { signBackIn } from './support/sign-in-again.ts'
import { admin } from './support/team.ts'
import { expect, test } from './support/test.ts'

test('compact rows are lower in every list and stay so', async ({ page, request }) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const email = `${mark}@example.org`
  const entry = { email, contentType: 'music', fundingTarget: '2k-5k' }
  const message = { name: mark, email, message: 'Hello' }
  for (const [form, data] of Object.entries({ waitlist: entry, contact: message }))
    expect((await request.post(`/api/forms/${form}`, { data })).status()).toBe(201)
  const lists = [
    [`/admin?tab=forms&list=waitlist&q=${mark}`, page.getByRole('row', { name: mark })],
    [`/admin?tab=forms&list=contact&q=${mark}`, page.getByRole('row', { name: mark })],
    [`/admin?q=${mark}`, page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')],
  ] as const
  const measure = async () => {
    const heights: number[] = []
    for (const [path, row] of lists) {
      await page.goto(path)
      await expect(row.first()).toBeVisible()
      heights.push((await row.first().boundingBox())?.height ?? 0)
    }
    return heights
  }
  await signBackIn(page, admin)
  for (const height of await measure()) expect(height).toBeGreaterThan(43)
  await page.getByRole('button', { name: 'Compact rows' }).click()
  for (const height of await measure()) expect(height).toBeLessThan(38)
})
