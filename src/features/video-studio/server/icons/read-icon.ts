import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

type IconSet = {
  width?: number
  height?: number
  icons: Record<string, { body: string; width?: number; height?: number }>
}

let set: IconSet | undefined

/** The icon as an SVG document. The set is read when the first icon is asked for. */
export function readIcon(name: string): string | undefined {
  set ??= JSON.parse(
    readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
  ) as IconSet
  if (!Object.hasOwn(set.icons, name)) return undefined
  const { body, width = set.width ?? 32, height = set.height ?? 32 } = set.icons[name]!
  // A size, because the renderer's canvas rasterises an SVG at its own size.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${width} ${height}">${body}</svg>`
}
