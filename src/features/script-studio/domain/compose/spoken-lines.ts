import type { Tone } from '../../contract/choices.ts'
import type { Line } from './approaches.ts'

/** Who this is for, and what it costs not to know. */
export const stakes: readonly Line[] = [
  (s) => `This one’s for ${s.audience}, especially ${s.moment}.`,
  (s) => `${s.Name} ${s.feel} hard ${s.moment}, and you’re not the only one who thinks so.`,
  (s) => `Most ${s.audience} put real effort into ${s.name}. It just lands in the wrong place.`,
  (s) => `It goes wrong ${s.moment}, and then it costs time, money or nerves. Usually all three.`,
  (s) => `If you’ve ever been annoyed with ${s.name} ${s.moment}, stay for a second.`,
]

/** The promise of the hook, kept. */
export const payoffs: readonly Line[] = [
  (s) => `Do that, and ${s.name} ${s.topic.isPlural ? 'stop' : 'stops'} being the thing you put off.`,
  (s) => `Next time, ${s.moment}, you’ll know what to do first.`,
  () => 'One change, and everything after it gets easier.',
  (s) => `That’s ${s.name} with one thing less to worry about.`,
]

/** How a tone ends: it shows in what is said, not in an adjective. */
export const tonePayoffs: Record<Tone, readonly Line[]> = {
  'Casual & Conversational': [
    (s) => `And honestly? ${s.Name} just ${s.feel} nicer that way.`,
    () => 'That’s it. No secret, no gear, just the order of things.',
  ],
  'Professional & Authoritative': [
    (s) => `Applied consistently, this is what makes the difference in ${s.name}.`,
    () => 'It’s simple, it can be repeated, and you can check the result yourself.',
  ],
  'Humorous & Light': [
    (s) => `And just like that, ${s.name} ${s.be} no longer my enemy. We’re on speaking terms now.`,
    () => 'Will it change your life? No. Will it change your Tuesday? Absolutely.',
  ],
  'Inspirational & Motivational': [
    (s) => `You don’t need a new life for ${s.name}. You need one good start, and today counts.`,
    () => 'Do it once today. Tomorrow you’ll be somebody who has already begun.',
  ],
  'Authentic & Personal': [
    (s) => `I don’t have ${s.name} all figured out. But this part I’d keep.`,
    () => 'It’s not perfect. It’s just what has stayed with me.',
  ],
}

export const asides: Record<Tone, readonly string[]> = {
  'Casual & Conversational': [
    'Sounds too simple, I know.',
    'Yeah, really, that’s all.',
    'You’ve got everything you need for this already.',
    'Try it once and you’ll see what I mean.',
    'No stress, we’re keeping this easy.',
  ],
  'Professional & Authoritative': [
    'The order matters more than the speed.',
    'This is where careful work pays for itself.',
    'Measure it before you judge it.',
    'It’s a small step with a large effect on the result.',
    'Experienced people do this without thinking about it.',
  ],
  'Humorous & Light': [
    'Groundbreaking, I know. Please hold the applause.',
    'My past self would like a word with me.',
    'I learned this so slowly that it should count as a hobby.',
    'Somewhere, my old teacher is nodding.',
    'No, you can’t skip it. I’ve tried. It noticed.',
  ],
  'Inspirational & Motivational': [
    'You’re closer than you think.',
    'Small steps count when they’re yours.',
    'You don’t have to be ready. You only have to begin.',
    'One good day is proof that you can.',
    'Nobody starts good. Everybody starts.',
  ],
  'Authentic & Personal': [
    'I still forget this on bad days.',
    'It took me a while to admit that.',
    'I’m telling you because nobody told me.',
    'Some weeks it goes well, and some weeks I start over.',
    'I wish that I’d been gentler with myself about it.',
  ],
}

/** Asked for when the creator has no words of their own for it. */
export const calls: readonly Line[] = [
  (s) => `Save this for the next time you get to ${s.name}.`,
  (s) => `Tell me which part of ${s.name} you’d fix first.`,
  (s) => `Send this to somebody who’s stuck on ${s.name}.`,
  () => 'Try it once and tell me in the comments how it went.',
]

/** What leads to the next piece of advice, in the order of a talk. */
export const furtherLeads: readonly string[] = [
  'Next, ',
  'After that, ',
  'Then ',
  'Once that works, ',
  'From there, ',
  'On a calm day, ',
  'When you have a minute, ',
  'As a rule, ',
  'On top of that, ',
  'And whenever you’re unsure, ',
  'If you do only one more thing, ',
  'Later on, ',
  'At least once, ',
  'And from time to time, ',
  'If that’s too much, ',
  'For the long run, ',
  'Before you call it a day, ',
  'And last but not least, ',
]

export const numberWords = [
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
] as const
