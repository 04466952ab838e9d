export const clamp = (value: number, least = 0, most = 1) => Math.min(most, Math.max(least, value))
export const mixNumbers = (from: number, to: number, share: number) => from + (to - from) * share
export const easeOut = (share: number) => 1 - (1 - clamp(share)) ** 3
export const easeInOut = (share: number) => {
  const at = clamp(share)
  return at < 0.5 ? 4 * at ** 3 : 1 - (2 - 2 * at) ** 3 / 2
}

/** How a style moves: `pace` is oscillations a second, `damping` 1 stops without overshoot. */
export type Temper = { pace: number; damping: number }

/** A spring released at 0 that settles at 1, after so many seconds. */
export function spring(seconds: number, { pace, damping }: Temper): number {
  if (seconds <= 0) return 0
  const omega = pace * 2 * Math.PI
  if (damping >= 1) return 1 - Math.exp(-omega * seconds) * (1 + omega * seconds)
  const damped = omega * Math.sqrt(1 - damping * damping)
  const decay = Math.exp(-damping * omega * seconds)
  const swing = Math.cos(damped * seconds) + ((damping * omega) / damped) * Math.sin(damped * seconds)
  return 1 - decay * swing
}
