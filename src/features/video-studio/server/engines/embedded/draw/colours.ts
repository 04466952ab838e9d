export type Rgb = readonly [red: number, green: number, blue: number]

function parseHex(hex: string): Rgb {
  const value = parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export const toHex = (colour: Rgb) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** The colour with an alpha of 0 to 1, in canvas syntax. */
export function withAlpha(hex: string, alpha: number): string {
  const [red, green, blue] = parseHex(hex)
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`
}

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parseHex(from), parseHex(to)]
  return toHex([0, 1, 2].map((part) => a[part]! + (b[part]! - a[part]!) * share) as unknown as Rgb)
}

/** WCAG relative luminance, 0 to 1. */
export function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(parseHex(one)), luminance(parseHex(other))].toSorted((a, b) => b - a) as [
    number,
    number,
  ]
  return (light + 0.05) / (dark + 0.05)
}
