import { Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { lazyWithFallback } from './lazy-with-fallback.ts'

async function render(load: () => Promise<(props: { name: string }) => string>) {
  const Part = lazyWithFallback(load, ({ name }) => `no ${name}`)
  const { prelude } = await prerender(
    <main>
      <Suspense fallback="…">
        <Part name="history" />
      </Suspense>
    </main>,
  )
  return new Response(prelude).text()
}

test('shows a part once it has loaded', async () => {
  expect(
    await render(
      async () =>
        ({ name }) =>
          `the ${name}`,
    ),
  ).toContain('the history')
})

test('a part that fails to load is replaced, and the rest of the page stays', async () => {
  const html = await render(() => Promise.reject(new Error('Failed to fetch')))
  expect(html).toContain('no history')
  expect(html).toMatch(/^<main>/)
})
