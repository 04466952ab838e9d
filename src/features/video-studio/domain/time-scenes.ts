export const sceneSeconds = { least: 1.8, most: 3.5 } as const

/** How long so many words need to be read, in beats; every scene lasts a whole number of them. */
export function beatsFor(words: number, beat: number): number {
  const seconds = Math.min(sceneSeconds.most, Math.max(sceneSeconds.least, 1 + words * 0.27))
  const [least, most] = [Math.ceil(sceneSeconds.least / beat), Math.floor(sceneSeconds.most / beat)]
  return Math.min(most, Math.max(least, Math.round(seconds / beat)))
}

/** How many scenes, taken in order, can be read in the time. There is always one. */
export function countFitting(beats: readonly number[], beat: number, seconds: number): number {
  let sum = 0
  const first = beats.findIndex((each) => (sum += each * beat) > seconds * 1.06)
  return first < 0 ? beats.length : Math.max(1, first)
}

/** First frame of each scene and the frame after its last: the beat is stretched a little so that the last cut is the end. */
export function cutOnBeats(beats: readonly number[], frames: number): { from: number; to: number }[] {
  const whole = beats.reduce((sum, each) => sum + each, 0)
  let passed = 0
  return beats.map((each) => {
    const from = Math.round((passed / whole) * frames)
    passed += each
    return { from, to: Math.round((passed / whole) * frames) }
  })
}
