/** Table A-1 of H.264: macroblocks per second, macroblocks per frame, and the level that allows them. */
const levels = [
  [11_880, 396, 20],
  [19_800, 792, 21],
  [20_250, 1_620, 22],
  [40_500, 1_620, 30],
  [108_000, 3_600, 31],
  [216_000, 5_120, 32],
  [245_760, 8_192, 40],
  [522_240, 8_704, 42],
  [589_824, 22_080, 50],
] as const

/** The lowest sufficient level. The encoder ignores the frame rate and reports one that is too low. */
export function levelOf({ width, height, fps }: { width: number; height: number; fps: number }): number {
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16)
  const fitting = levels.find(([perSecond, perFrame]) => blocks <= perFrame && blocks * fps <= perSecond)
  return fitting?.[2] ?? 51
}
