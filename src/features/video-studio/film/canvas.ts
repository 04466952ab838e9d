/** The part of the canvas API that browsers and the renderer share. Their own contexts fit this type. */
export type FilmContext = {
  save(): void
  restore(): void
  translate(x: number, y: number): void
  rotate(angle: number): void
  scale(x: number, y: number): void
  getTransform(): { a: number; b: number; c: number; d: number; e: number; f: number }
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  beginPath(): void
  closePath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void
  arc(x: number, y: number, radius: number, from: number, to: number, backwards?: boolean): void
  rect(x: number, y: number, width: number, height: number): void
  roundRect(x: number, y: number, width: number, height: number, radius: number | number[]): void
  clip(rule?: 'evenodd' | 'nonzero'): void
  fill(rule?: 'evenodd' | 'nonzero'): void
  stroke(): void
  fillRect(x: number, y: number, width: number, height: number): void
  clearRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  measureText(text: string): TextSize
  setLineDash(pattern: number[]): void
  drawImage(image: object, x: number, y: number): void
  drawImage(image: object, x: number, y: number, width: number, height: number): void
  drawImage(
    image: object,
    sourceX: number,
    sourceY: number,
    sourceWidth: number,
    sourceHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
  createLinearGradient(x: number, y: number, toX: number, toY: number): Gradient
  createRadialGradient(x: number, y: number, r: number, toX: number, toY: number, toR: number): Gradient
  font: string
  letterSpacing: string
  fillStyle: string | object
  strokeStyle: string | object
  lineWidth: number
  globalAlpha: number
  globalCompositeOperation: string
  direction: 'ltr' | 'rtl' | 'inherit'
}

type TextSize = { width: number; actualBoundingBoxAscent: number; actualBoundingBoxDescent: number }
type Gradient = { addColorStop(at: number, color: string): void }

/** Anything that `drawImage` takes. */
export type Raster = { readonly width: number; readonly height: number }

export type Layer = { canvas: Raster; context: FilmContext }

export const families = ['bricolage', 'geist', 'inter'] as const
export type Family = (typeof families)[number]
export const weights = [500, 700, 800] as const
export type Weight = (typeof weights)[number]

/** A photo of the creator; `focus` is its most interesting point, 0 to 1 from the top left. */
export type Photo = { image: Raster; focus: { x: number; y: number } }

/** Outlines as rings of longitude and latitude in degrees. */
export type Country = { name: string; rings: readonly (readonly (readonly [number, number])[])[] }

/** What a film needs from where it is drawn. */
export type FilmAssets = {
  createLayer(width: number, height: number): Layer
  /** The `font-family` list for a family and weight; loads must have finished. */
  fontStack(family: Family, weight: Weight): string
  /** The icons of the film by name; one that is missing is left out. */
  icons: Readonly<Record<string, Raster>>
  photos: readonly Photo[]
  /** Only for films with a map. */
  countries?: readonly Country[]
}
