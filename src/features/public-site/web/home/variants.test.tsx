import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import {
  callTexts,
  framings,
  placements,
  variantC,
  type Variant,
} from '#features/analytics/contract/experiments.ts'
import { Bar, CallBar } from '../frame/call-bar.tsx'
import { framingSentence } from '../frame/framing-sentence.ts'
import { SiteHeader } from '../frame/site-header.tsx'
import { HeroCalls } from './hero-calls.tsx'

const render = (content: React.ReactNode, path = '/') =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>)

const variants: Variant[] = callTexts.flatMap((text) =>
  framings.flatMap((framing) =>
    placements.map((placement) => ({ id: 'x', text, target: '/waitlist', framing, placement }) as const),
  ),
)

const buttons = (html: string) =>
  [...html.matchAll(/<(?:a|button) [^>]*>([^<]*)/g)].map(([, text]) => text).filter((text) => text !== '')

test.each(variants)('$text, $framing, $placement appears once, in its place and with its text', (variant) => {
  const hero = render(<HeroCalls variant={variant} />)
  const bar = render(<CallBar variant={variant} />)
  const isInBar = variant.placement === 'sticky_bar'
  expect(buttons(bar)).toEqual(isInBar ? [variant.text] : [])
  expect(buttons(hero)).toEqual(
    {
      hero_primary: [variant.text, 'AI Tools', 'Learn More'],
      hero_secondary: [variant.text, 'AI Tools', 'Learn More'],
      sticky_bar: ['Join the waitlist', 'AI Tools', 'Learn More'],
    }[variant.placement],
  )
  expect(isInBar ? bar : hero).toContain(framingSentence(variant))
  expect(buttons(render(<SiteHeader variant={variant} />))).toContain(variant.text)
})

test('variant C starts with the waitlist in the hero and in the header', () => {
  expect(render(<HeroCalls variant={variantC} />)).toContain('action="/api/forms/waitlist"')
  const header = render(<SiteHeader variant={variantC} />)
  expect(header).toMatch(/href="\/waitlist"[^>]*>Join the waitlist/)
  expect(header).toContain('href="/ai-tools"')
})

test('every framing has its own text', () => {
  const sentences = framings.map((framing) => framingSentence({ ...variantC, target: '/waitlist', framing }))
  expect(new Set(sentences).size).toBe(framings.length)
})

test('the bar of variant C links to the tools and can be dismissed', () => {
  const html = render(<Bar variant={variantC} shown onDismiss={() => undefined} />)
  expect(html).toContain('href="/ai-tools"')
  expect(html).toContain('aria-label="Hide this bar"')
})

test('pages with a form do not show the bar', () => {
  expect(render(<CallBar variant={variantC} />, '/contact')).toBe('')
  expect(render(<CallBar variant={variantC} />, '/waitlist')).toBe('')
})

test('Sign In remembers the current page unless it is a dead end', () => {
  expect(render(<SiteHeader variant={variantC} />, '/about')).toContain('href="/login?returnTo=%2Fabout"')
  expect(render(<SiteHeader variant={variantC} />, '/unauthorized')).toContain('href="/login"')
})
