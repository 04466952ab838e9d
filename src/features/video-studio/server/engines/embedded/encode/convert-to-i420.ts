/**
 * RGBA to planar YUV 4:2:0, BT.709, limited range, as every player expects. Each chroma sample is the mean of
 * four pixels. Width and height must be even.
 */
export function createI420Converter(width: number, height: number) {
  const luma = width * height
  const chroma = luma >> 2

  return (rgba: Uint8Array, planes: Uint8Array): Uint8Array => {
    let u = luma
    let v = luma + chroma
    for (let y = 0; y < height; y += 2) {
      let top = y * width * 4
      let bottom = top + width * 4
      let upper = y * width
      let lower = upper + width
      for (let x = 0; x < width; x += 2) {
        const r0 = rgba[top]!
        const g0 = rgba[top + 1]!
        const b0 = rgba[top + 2]!
        const r1 = rgba[top + 4]!
        const g1 = rgba[top + 5]!
        const b1 = rgba[top + 6]!
        const r2 = rgba[bottom]!
        const g2 = rgba[bottom + 1]!
        const b2 = rgba[bottom + 2]!
        const r3 = rgba[bottom + 4]!
        const g3 = rgba[bottom + 5]!
        const b3 = rgba[bottom + 6]!
        planes[upper] = (11_966 * r0 + 40_254 * g0 + 4_064 * b0 + 1_081_344) >> 16
        planes[upper + 1] = (11_966 * r1 + 40_254 * g1 + 4_064 * b1 + 1_081_344) >> 16
        planes[lower] = (11_966 * r2 + 40_254 * g2 + 4_064 * b2 + 1_081_344) >> 16
        planes[lower + 1] = (11_966 * r3 + 40_254 * g3 + 4_064 * b3 + 1_081_344) >> 16
        const r = r0 + r1 + r2 + r3
        const g = g0 + g1 + g2 + g3
        const b = b0 + b1 + b2 + b3
        planes[u++] = (-6_596 * r - 22_189 * g + 28_784 * b + 33_685_504) >> 18
        planes[v++] = (28_784 * r - 26_145 * g - 2_639 * b + 33_685_504) >> 18
        top += 8
        bottom += 8
        upper += 2
        lower += 2
      }
    }
    return planes
  }
}
