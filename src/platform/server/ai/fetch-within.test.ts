import { expect, test } from 'vitest'
import { fetchWithin } from './fetch-within.ts'

const answering = (bytes: number) => () => Promise.resolve(new Response('x'.repeat(bytes), { status: 201 }))

test('passes a response within the limit on unchanged', async () => {
  const response = await fetchWithin(100, answering(100))('http://model.example')
  expect([response.status, (await response.text()).length]).toEqual([201, 100])
})

test('fails a response beyond the limit', async () => {
  const response = await fetchWithin(100, answering(101))('http://model.example')
  await expect(response.text()).rejects.toMatchObject({ trouble: 'oversized' })
})
