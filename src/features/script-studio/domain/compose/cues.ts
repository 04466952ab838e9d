import type { Chance } from './chance.ts'
import type { Creator } from './creator.ts'
import { asSentence } from './grammar.ts'
import type { Part, Role } from './part.ts'
import type { Slots } from './slots.ts'

type Means = { creator: Creator; slots: Slots; chance: Chance }
type Cue = (slots: Slots) => string

/** Shots that one person with a phone can take: one for the hook, then one for each part. */
export function composeCues({ creator, slots, chance }: Means, parts: readonly Part[]): string[] {
  const seen = new Set<string>()
  const choose = (lines: readonly Cue[]) => {
    const fresh = lines
      .map((line) => line(slots))
      .filter((line) => !seen.has(line) && !creator.isForbidden(line))
    const line = fresh.length > 0 ? chance.pick(fresh) : 'Back to your face, a little closer than before'
    seen.add(line)
    return line
  }
  return [
    choose(opening),
    ...parts.map(({ role, tip }) =>
      tip ? `${tip.shot}; on-screen text: “${tip.label}”` : choose(byRole[role]),
    ),
  ].map(asSentence)
}

const opening: readonly Cue[] = [
  (s) => `Start in the middle of a movement ${at(s.field.place)}, with the hook as text on screen`,
  (s) => `Hold ${s.field.thing} close to the lens, pull it back and say the hook, which is also on screen`,
  () => 'Walk into the frame while you say the hook; the text appears with your first word',
  (s) => `A close-up of ${s.field.thing} for one second, then a cut to your face and the hook as text`,
]

const talking: readonly Cue[] = [
  () => 'Camera at eye level, one arm away; cut in closer on the last words',
  (s) => `Sit ${at(s.field.place)}, speak to the lens and let your hands stay in frame`,
  (s) => `A slow push toward ${s.field.thing} while you talk over it`,
  () => 'From the side while you work, voice over the picture',
  () => 'Turn the phone around for one shot of what you are looking at',
]

const byRole: Record<Role, readonly Cue[]> = {
  stake: [
    (s) => `Speak straight to the lens from ${s.field.place}; one word of the sentence pops up as text`,
    () => 'A handheld shot as if on a call with a friend, then a cut after the first sentence',
    ...talking,
  ],
  scene: [
    (s) => `A wide shot of ${s.field.place} as it really looks, no tidying up`,
    (s) => `From above: ${s.field.thing}, your hands and nothing else`,
    ...talking,
  ],
  turn: [
    () => 'Act out the mistake in one take, then freeze the picture and put a cross over it',
    (s) => `The mistake in close-up ${at(s.field.place)}, with a short sound as it happens`,
    () => 'Two quick cuts of the same wrong move, from two sides',
    ...talking,
  ],
  own: [
    () => 'Show exactly what you are talking about, in one uncut shot',
    () => 'Voice over: film your hands doing it while you tell it',
    (s) => `A detail ${at(s.field.place)} that belongs to this sentence`,
    () => 'Speak to the lens, then turn the camera to the thing itself',
    ...talking,
  ],
  fix: talking,
  tip: talking,
  test: [
    () => 'A split screen: the wrong way on the left, the right way on the right',
    () => 'Ask it into the lens, then wait a beat before the cut',
    ...talking,
  ],
  payoff: [
    (s) => `The result in daylight, held still for two seconds, ${s.field.place} behind it`,
    () => 'The same framing as the first shot, now with the result in it',
    () => 'A slow turn around the result, no words on screen',
  ],
  call: [
    () => 'End on the framing of the first frame, so that the video loops without a jump',
    () => 'Point to where the comment will be, with one short line of text',
    () => 'A last close-up of the detail from the hook while you say it',
  ],
}

// One sits at a desk, in a garden and on a floor.
const at = (place: string) =>
  `${/floor$|^the street/.test(place) ? 'on' : /(?:garden|room|workshop|hallway)$/.test(place) ? 'in' : 'at'} ${place}`
