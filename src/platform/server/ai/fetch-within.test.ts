import { expect, test } from 'vitest'
import { fetchWithin } from './fetch-within.ts'

const answering = (bytes: number) => () => Promise.resolve(new Response('x'.repeat(bytes), { status: 201 }))

test('an answer within the limit is passed on as it is', async () => {
  const response = await fetchWithin(100, answering(100))('http://model.example')
  expect([response.status, (await response.text()).length]).toEqual([201, 100])
})

test('an answer beyond the limit ends with an error', async () => {
  const response = await fetchWithin(100, answering(101))('http://model.example')
  await expect(response.text()).rejects.toMatchObject({ trouble: 'oversized' })
})
