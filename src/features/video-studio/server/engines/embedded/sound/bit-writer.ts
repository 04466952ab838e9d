/** Bits, the most significant first, as a stream of them is read. */
export function createBitWriter(maxBytes: number) {
  const bytes = new Uint8Array(maxBytes)
  let length = 0
  return {
    get length() {
      return length
    },
    write(value: number, bits: number) {
      for (let left = bits; left > 0;) {
        const room = 8 - (length & 7)
        const taken = Math.min(room, left)
        left -= taken
        bytes[length >> 3]! |= ((value >>> left) & ((1 << taken) - 1)) << (room - taken)
        length += taken
      }
    },
    /** What was written so far, filled up to a whole byte; the next write begins anew. */
    take(): Uint8Array {
      const taken = bytes.slice(0, Math.ceil(length / 8))
      bytes.fill(0, 0, taken.length)
      length = 0
      return taken
    },
  }
}
