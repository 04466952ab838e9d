import type { AskedColors } from '../../domain/directions/read-colors.ts'
import { brighten, contrastOf, deepen, mix, saturationOf } from './colors.ts'
import type { Scheme } from './styles.ts'

const [black, white] = ['#14110f', '#ffffff']

/** Readable schemes in the colors that somebody asked for, one for each ground. */
export function schemesOf({ grounds, accents }: AskedColors): [Scheme, ...Scheme[]] {
  const [first = white, ...others] = grounds
  const all = [...accents, ...grounds]
  const whole = schemeOn(first, all)
  // One color alone has a second shade, so that cuts show.
  const rest = others.length > 0 ? others : [whole.soft]
  return [whole, ...rest.map((ground) => schemeOn(ground, all))]
}

function schemeOn(ground: string, accents: readonly string[]): Scheme {
  const ink = contrastOf(ground, black) > contrastOf(ground, white) ? black : white
  const nearInk = mix(ground, ink, 0.1)
  const soft = contrastOf(nearInk, ink) >= 6 ? nearInk : mix(ground, ink === black ? white : black, 0.15)
  const isReadable = (color: string) => Math.min(contrastOf(color, ground), contrastOf(color, soft)) >= 4.6
  const others = accents.filter((color) => color !== ground)
  // Of black on dark blue, the blue is the one to lighten.
  const start =
    others.find((color) => contrastOf(color, ground) >= 3) ??
    [ground, ...others].toSorted((a, b) => saturationOf(b) - saturationOf(a))[0]!
  // A bright blue stands out on a dark ground, and a deep red on light pink; a greyish color doesn't.
  const first = isReadable(start) ? start : ink === black ? deepen(start) : mix(brighten(start), white, 0.35)
  const shades = Array.from({ length: 21 }, (_, step) => mix(first, ink, step / 20))
  return { background: ground, soft, ink, accent: shades.find(isReadable) ?? ink, onAccent: ground }
}
