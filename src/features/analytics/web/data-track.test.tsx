import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import './track.ts'

test('a link carries its name, and an unknown name fails the type check', () => {
  const named = <ButtonLink to="/" data-track="cta-hero" />
  // @ts-expect-error -- the rule under test: this name is not in the dictionary
  const unknown = <ButtonLink to="/" data-track="cta-nowhere" />
  // @ts-expect-error -- the same for a plain button
  const plain = <input type="button" value="Go" data-track="nowhere" />
  const html = renderToStaticMarkup(
    <MemoryRouter>
      {named}
      {unknown}
      {plain}
    </MemoryRouter>,
  )
  expect(html).toContain('data-track="cta-hero"')
})
