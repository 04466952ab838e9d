import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const color = colorsOf(theme)

  test('every text color is readable on every background it is used on', () => {
    const grounds = ['paper', 'surface', 'sunken']
    const texts = ['ink', 'ink-soft', 'accent-text', 'gain', 'danger', 'warn', 'violet', 'teal', 'rose']
    const pairs = [
      ...texts.flatMap((text) => grounds.map((testbed) => [text, testbed] as const)),
      ...['accent', 'gain', 'danger', 'warn'].flatMap((tone) => [
        [tone === 'accent' ? 'accent-text' : tone, `${tone}-wash`] as const,
        ['ink', `${tone}-wash`] as const,
      ]),
      ['on-accent', 'accent'] as const,
      ['on-accent', 'accent-strong'] as const,
      ['paper', 'danger'] as const,
      ['paper', 'ink'] as const,
    ]
    expect(weaker(pairs, color, 4.5)).toEqual([])
  })

  test('the border of every control contrasts with its background', () => {
    const grounds = ['paper', 'surface', 'sunken']
    const controls = ['edge', 'accent', 'gain', 'danger', 'ink']
    const pairs = controls.flatMap((control) => grounds.map((testbed) => [control, testbed] as const))
    expect(weaker(pairs, color, 3)).toEqual([])
  })
})

function colorsOf(theme: 'light' | 'dark'): Map<string, string> {
  const pairs = css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)
  return new Map(
    [...pairs].map(([, name = '', light = '', dark = '']) => [name, theme === 'light' ? light : dark]),
  )
}

function weaker(pairs: (readonly [string, string])[], color: Map<string, string>, least: number): string[] {
  return pairs
    .map(([a, b]) => ({ a, b, ratio: contrast(color.get(a) ?? '', color.get(b) ?? '') }))
    .filter(({ ratio }) => !(ratio >= least))
    .map(({ a, b, ratio }) => `${a} on ${b}: ${ratio.toFixed(2)}`)
}

/** WCAG 2.2, relative luminance. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
