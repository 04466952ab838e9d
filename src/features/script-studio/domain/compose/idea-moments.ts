import type { Chance } from './chance.ts'
import type { Slots } from './slots.ts'

/** Who exactly, and at which moment: three ideas meet people at three different ones. */
export function describeMoment(slots: Slots, number: number, chance: Chance): string {
  const groups = [starting, stuck, going]
  const line = chance.pick(groups[number % groups.length]!)
  // 'people who are new to it and get stuck', not 'who … who'.
  return / who /.test(slots.Audience) ? line(slots).replace(/( who .*?) who /, '$1 and ') : line(slots)
}

type Line = (slots: Slots) => string

const starting: readonly Line[] = [
  (s) => `${s.Audience} at the very beginning with ${s.name}`,
  (s) => `${s.Audience} who have put off ${s.name} for weeks`,
  (s) => `${s.Audience} who are curious about ${s.name} and do not know where to start`,
  (s) => `${s.Audience} who think that ${s.name} ${s.be} not for them`,
]

const stuck: readonly Line[] = [
  (s) => `${s.Audience} who put in the effort with ${s.name} and see no change`,
  (s) => `${s.Audience} who were close to giving up on ${s.name}`,
  (s) => `${s.Audience} who get stuck on ${s.name} ${s.theirMoment}`,
  (s) => `${s.Audience} who have tried the usual advice about ${s.name}`,
]

const going: readonly Line[] = [
  (s) => `${s.Audience} who know the basics of ${s.name} and want the next step`,
  (s) => `${s.Audience} who want ${s.name} to feel lighter`,
  (s) => `${s.Audience} who would like to enjoy ${s.name} again`,
  (s) => `${s.Audience} who help others with ${s.name}`,
]
