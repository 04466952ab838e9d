/** FNV-1a: a number for a text, the same everywhere. */
export function hashText(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return hash >>> 0
}
