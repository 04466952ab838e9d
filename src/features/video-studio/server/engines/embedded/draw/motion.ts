/** Ease-out: starts fast and settles. */
export const easeOut = (share: number) => 1 - (1 - clamp(share)) ** 3

export const easeInOut = (share: number) => {
  const at = clamp(share)
  return at * at * (3 - 2 * at)
}

export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value))
