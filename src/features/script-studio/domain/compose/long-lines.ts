import type { Line } from './approaches.ts'
import { inThirdPerson } from './grammar.ts'

/** For longer videos, where a piece of advice has room: what it looks like when it happens. */
export const pictures: readonly Line[] = [
  (s) =>
    `Picture yourself ${s.moment}: you’re tired, you want to be done, and this is the step you’d love to skip.`,
  () => 'You can see it in anybody who makes it look easy: they don’t hurry here.',
  (s) =>
    `I often hear from ${s.audience} that there’s no time for this. It takes less time than complaining about it does.`,
  () => 'Watch somebody with experience do it. They pause exactly here, and then everything goes quickly.',
  (s) =>
    `With ${s.name}, the first try will feel slow. That’s fine, because the first try isn’t the one that counts.`,
  () =>
    'It’s the kind of thing that looks like nothing on camera, and that’s why hardly anybody talks about it.',
  () =>
    'Say that it’s one of those days. Everything pulls you toward the shortcut, and the shortcut is what got you here.',
  () => 'I like to do it right at the start, before there’s any pressure, while a mistake is still cheap.',
  () => 'A friend of mine would say that it’s boring. That’s the point: boring things can be repeated.',
  (s) => `Ask around among ${s.audience}, and you’ll hear the same story in different words.`,
  () => 'You’ll notice it first in how calm the next step feels, long before you notice it in the result.',
  () => 'If you have to choose between doing it well and doing it often, do it often.',
  () => 'I’ve never met anybody who regretted doing it, and I’ve met many who regretted leaving it out.',
  () => 'It’s easy to nod at this and do nothing. So stop here for a moment and decide when you’ll do it.',
  (s) => `You won’t find it in most videos about ${s.name}, because it doesn’t look like much.`,
  () =>
    'And yes, on some days it’ll feel like a waste of time. Those are the days on which it pays the most.',
]

/** How to tell that it is working. */
export const checks: readonly Line[] = [
  () => 'You know that it works when you stop thinking about it.',
  () => 'Give it three honest tries before you judge it.',
  () => 'If it feels too slow, you’re probably doing it right.',
  () => 'The first time it feels odd, and the third time it feels normal.',
  (s) => `If ${s.name} ${s.feel} calmer afterwards, keep it. If not, drop it and go on to the next one.`,
  () => 'Write one word about how it went, and look at that word next week.',
  () => 'A good sign is that you get bored. Boredom means that it has become easy.',
  () => 'If somebody else can tell the difference, you’ve done enough.',
  () => 'You don’t have to like it. You only have to notice what it changes.',
  () => 'Should you forget it once, nothing is lost. Just pick it up the next time.',
  () => 'Compare it with last month, never with somebody else.',
  () => 'When you catch yourself doing it without a reminder, move on.',
  () => 'Tell one person that you’re doing it. It’s harder to drop what somebody knows about.',
  () => 'You’ll know after a week. Not because of a number, but because you’d miss it.',
  () => 'If it doesn’t fit your day, make it smaller instead of skipping it.',
  () => 'Look at the very first try once in a while. It’s the best reason to go on.',
]

/** Why the slip is so tempting. */
export const temptations: readonly ((slip: string) => string)[] = [
  (slip) => `It takes the place of ${slip}.`,
  (slip) => `The trap here is ${slip}.`,
  (slip) => `It’s the opposite of ${slip}, and that’s the idea.`,
  (slip) => `Without it, you end up ${slip}.`,
  (slip) => `It saves you from ${slip}.`,
  (slip) => `Everybody has been caught ${inThirdPerson(slip)}.`,
  (slip) => `What it prevents is ${slip}.`,
  (slip) => `You’ll be tempted to go back to ${slip}. Don’t.`,
]
