import type { AskedColors } from '../../domain/directions/read-colors.ts'
import { brighten, contrastOf, deepen, mix, saturationOf } from './colors.ts'
import type { Scheme } from './styles.ts'

const [black, white] = ['#14110f', '#ffffff']

/** Schemes in the colors that a prompt asks for, one for each background, on which text is readable. */
export function schemesOf({ backgrounds, accents }: AskedColors): [Scheme, ...Scheme[]] {
  const [first = white, ...others] = backgrounds
  const all = [...accents, ...backgrounds]
  const whole = schemeOn(first, all)
  // One color alone has a second shade, so that cuts show.
  const rest = others.length > 0 ? others : [whole.soft]
  return [whole, ...rest.map((background) => schemeOn(background, all))]
}

function schemeOn(background: string, accents: readonly string[]): Scheme {
  const ink = contrastOf(background, black) > contrastOf(background, white) ? black : white
  const nearInk = mix(background, ink, 0.1)
  const soft = contrastOf(nearInk, ink) >= 6 ? nearInk : mix(background, ink === black ? white : black, 0.15)
  const isReadable = (color: string) =>
    Math.min(contrastOf(color, background), contrastOf(color, soft)) >= 4.6
  const others = accents.filter((color) => color !== background)
  // Of black on dark blue, the blue is the one to lighten.
  const start =
    others.find((color) => contrastOf(color, background) >= 3) ??
    [background, ...others].toSorted((a, b) => saturationOf(b) - saturationOf(a))[0]!
  // A bright blue stands out on a dark background, and a deep red on light pink; a greyish color doesn't.
  const first = isReadable(start) ? start : ink === black ? deepen(start) : mix(brighten(start), white, 0.35)
  const shades = Array.from({ length: 21 }, (_, step) => mix(first, ink, step / 20))
  return { background, soft, ink, accent: shades.find(isReadable) ?? ink, onAccent: background }
}
