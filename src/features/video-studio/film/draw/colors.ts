type Rgb = readonly [red: number, green: number, blue: number]

const parseHex = (hex: string): Rgb => {
  const value = parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The color with an alpha of 0 to 1, in canvas syntax. */
export function withAlpha(hex: string, alpha: number): string {
  const [red, green, blue] = parseHex(hex)
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`
}

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parseHex(from), parseHex(to)]
  const parts = [0, 1, 2].map((part) => a[part]! + (b[part]! - a[part]!) * share)
  return `#${parts.map(toHex).join('')}`
}

const toHex = (part: number) => Math.round(part).toString(16).padStart(2, '0')

/** WCAG relative luminance, 0 to 1. */
export function luminance(red: number, green: number, blue: number): number {
  const linear = (part: number) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG contrast of two colors, 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const [light, dark] = [luminance(...parseHex(first)), luminance(...parseHex(second))].toSorted(
    (a, b) => b - a,
  )
  return (light! + 0.05) / (dark! + 0.05)
}

/** 0 for greys, 1 for pure colors. */
export function saturationOf(hex: string): number {
  const parts = parseHex(hex)
  return (Math.max(...parts) - Math.min(...parts)) / 255
}

/** As bright as the color can be in its hue. */
export function brighten(hex: string): string {
  const parts = parseHex(hex)
  const most = Math.max(1, ...parts)
  return `#${parts.map((part) => toHex((part * 255) / most)).join('')}`
}

/** The pure hue of a color; greys stay as they are. */
export function deepen(hex: string): string {
  const parts = parseHex(hex)
  const [least, most] = [Math.min(...parts), Math.max(...parts)]
  if (most - least < 8) return hex
  return `#${parts.map((part) => toHex(((part - least) * 255) / (most - least))).join('')}`
}
