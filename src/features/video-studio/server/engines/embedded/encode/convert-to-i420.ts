/**
 * RGBA to planar YUV 4:2:0, BT.709, limited range, as every player expects. Each chroma sample is the mean of
 * four pixels. Width and height must be even.
 */
export function createI420Converter(width: number, height: number) {
  const luma = width * height
  const chroma = luma >> 2

  return (rgba: Uint8Array, planes: Uint8Array): Uint8Array => {
    // A pixel is read at once, because four reads of a byte take longer. Red is the lowest byte.
    const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, luma)
    let u = luma
    let v = luma + chroma
    for (let y = 0; y < height; y += 2) {
      let upper = y * width
      let lower = upper + width
      for (let x = 0; x < width; x += 2) {
        const p0 = pixels[upper]!
        const p1 = pixels[upper + 1]!
        const p2 = pixels[lower]!
        const p3 = pixels[lower + 1]!
        // Most neighbors in a film of flat colors are equal.
        if (p0 === p1 && p0 === p2 && p0 === p3) {
          const r = p0 & 255
          const g = (p0 >> 8) & 255
          const b = (p0 >> 16) & 255
          const light = (11_966 * r + 40_254 * g + 4_064 * b + 1_081_344) >> 16
          planes[upper] = light
          planes[upper + 1] = light
          planes[lower] = light
          planes[lower + 1] = light
          planes[u++] = (-26_384 * r - 88_756 * g + 115_136 * b + 33_685_504) >> 18
          planes[v++] = (115_136 * r - 104_580 * g - 10_556 * b + 33_685_504) >> 18
        } else {
          const r0 = p0 & 255
          const g0 = (p0 >> 8) & 255
          const b0 = (p0 >> 16) & 255
          const r1 = p1 & 255
          const g1 = (p1 >> 8) & 255
          const b1 = (p1 >> 16) & 255
          const r2 = p2 & 255
          const g2 = (p2 >> 8) & 255
          const b2 = (p2 >> 16) & 255
          const r3 = p3 & 255
          const g3 = (p3 >> 8) & 255
          const b3 = (p3 >> 16) & 255
          planes[upper] = (11_966 * r0 + 40_254 * g0 + 4_064 * b0 + 1_081_344) >> 16
          planes[upper + 1] = (11_966 * r1 + 40_254 * g1 + 4_064 * b1 + 1_081_344) >> 16
          planes[lower] = (11_966 * r2 + 40_254 * g2 + 4_064 * b2 + 1_081_344) >> 16
          planes[lower + 1] = (11_966 * r3 + 40_254 * g3 + 4_064 * b3 + 1_081_344) >> 16
          const r = r0 + r1 + r2 + r3
          const g = g0 + g1 + g2 + g3
          const b = b0 + b1 + b2 + b3
          planes[u++] = (-6_596 * r - 22_189 * g + 28_784 * b + 33_685_504) >> 18
          planes[v++] = (28_784 * r - 26_145 * g - 2_639 * b + 33_685_504) >> 18
        }
        upper += 2
        lower += 2
      }
    }
    return planes
  }
}
