import type { NoteKind } from '../../../contract/notes.ts'
import { capitalize } from '../sentences.ts'
import { englishBlanks } from './en-blanks.ts'
import { englishFillIns } from './en-fill-ins.ts'
import type { HookKind, Phrases } from './phrases.ts'

const plurals: Record<NoteKind, string> = {
  mistake: 'mistakes',
  fix: 'fixes',
  number: 'numbers',
  result: 'results',
  moment: 'moments',
  opinion: 'opinions',
  quote: 'quotes',
  question: 'questions',
  thing: 'things',
  'before-after': 'changes',
}
const singulars: Record<NoteKind, string> = {
  mistake: 'a mistake',
  fix: 'a fix',
  number: 'a number',
  result: 'a result',
  moment: 'a moment',
  opinion: 'an opinion',
  quote: 'a quote',
  question: 'a question',
  thing: 'a thing you use',
  'before-after': 'a before and after',
}

const threeOf: Record<NoteKind, string> = {
  mistake: 'three mistakes',
  fix: 'three things that work for me',
  number: 'three numbers',
  result: 'three results',
  moment: 'three moments',
  opinion: 'three opinions of mine',
  quote: 'three sentences that stayed',
  question: 'three questions',
  thing: 'three things I use',
  'before-after': 'three changes',
}

/** Whether a topic needs no article inside a sentence: 'swarms' and 'pacing', but not 'first tax bill'. */
const standsAlone = (topic: string) => /(?:[^s]s|ing)$/i.test(topic)

/** Each promises a note of its kind, which the script then speaks. */
function announce(topic: string, kinds: readonly NoteKind[]): [HookKind, string][] {
  const subject = capitalize(topic)
  const all: [NoteKind, HookKind, string][] = [
    ['mistake', 'consequence', `${subject}: a mistake you can skip.`],
    [
      'opinion',
      'contradiction',
      standsAlone(topic) ? `My honest opinion on ${topic}.` : `${subject}: my honest opinion.`,
    ],
    ['moment', 'moment', `${subject}: let me tell you what happened.`],
    ['result', 'consequence', `${subject}: this is how it turned out.`],
    ['quote', 'quote', `${subject}: one sentence stayed with me.`],
    ['before-after', 'consequence', `${subject}, before and after.`],
    ['fix', 'plain', `${subject}: here is what I do.`],
    ['number', 'number', `${subject}: the number to know.`],
    ['thing', 'plain', `${subject}: here is what I use.`],
  ]
  return all.filter(([kind]) => kinds.includes(kind)).map(([, kind, text]) => [kind, text])
}

/** What the composer says in English. */
export const english: Phrases = {
  roleLeads: {
    truth: ['Here is what I know:', 'What is true:', 'Now the other side:'],
    obstacle: ['Here is where it went wrong:', 'What went wrong:', 'The problem:'],
    result: ['How it ended:', 'What happened next:'],
  },
  kindLeads: {
    mistake: ['The mistake:', 'What went wrong:', 'Here is the problem:'],
    fix: ['The fix:', 'What helped:', 'The solution:'],
    result: ['The result:', 'How it ended:'],
    opinion: ['My take:', 'What I think:', 'Honestly:'],
    question: ['People ask me:', 'The next question:'],
  },
  adviceLeads: ['Do this instead:', 'The fix:', 'What works:'],
  instructionLeads: ['What I do now:', 'What works for me:', 'The fix:'],
  hookBlank: '[it in five words].',
  unknownTopic: 'my work',
  asked: 'You asked:',
  quote: (text) => `“${text}”`,
  ordinals: ['One:', 'Two:', 'Three:'],
  frames: {
    mistake: (fragment) => `The mistake: ${fragment}.`,
    fix: (fragment) => `The fix: ${fragment}.`,
    number: (fragment) => `The number: ${fragment}.`,
    result: (fragment) => `The result: ${fragment}.`,
    moment: (fragment) => `Picture it: ${fragment}.`,
    opinion: (fragment) => `My take: ${fragment}.`,
    quote: (fragment) => `The line that stayed with me: “${fragment}.”`,
    question: (fragment) => `The question: ${fragment}?`,
    thing: (fragment) => `What I use: ${fragment}.`,
    'before-after': (fragment) => `Before and after: ${fragment}.`,
  },
  andTwoMore: (text) => `${text} – and two more things`,
  listTitle: (topic, kind) => (topic ? `${capitalize(topic)}: 3 ${plurals[kind]}` : `3 ${plurals[kind]}`),
  asks: {
    question: [
      'What do you want to know next? Ask me in the comments.',
      'Which question should I answer next? Tell me below.',
    ],
    myth: ['Did you believe it too? Tell me in the comments.', 'What did you believe? Tell me below.'],
    list: ['What would you add? Tell me in the comments.', 'What is your number four? Tell me below.'],
    story: [
      'Have you had a moment like this? Tell me in the comments.',
      'What is your story? Tell me below.',
    ],
    proof: ['What do you think? Tell me in the comments.', 'How do you see it? Tell me below.'],
    'before-after': [
      'What is your before and after? Tell me in the comments.',
      'What have you changed? Tell me below.',
    ],
  },
  kindAsks: {
    story: { mistake: ['How do you do it? Tell me in the comments.', 'What works for you? Tell me below.'] },
    list: {
      mistake: ['Which of the three do you know? Tell me in the comments.'],
      fix: ['Which one will you try first? Tell me in the comments.'],
      thing: ['Which of the three do you use? Tell me in the comments.'],
      number: ['Which number surprised you? Tell me in the comments.'],
      opinion: ['Which of the three do you disagree with? Tell me in the comments.'],
    },
  },
  outcomeLeads: ['The result:', 'What came of it:'],
  numberHook: (number) => `Remember this number: ${number}.`,
  listHook: (topic, kind) => {
    const three = kind === undefined ? 'three things I know' : threeOf[kind]
    if (topic === '') return `${capitalize(three)}.`
    return standsAlone(topic) && kind === undefined
      ? `Three things I know about ${topic}.`
      : `${capitalize(topic)}: ${three}.`
  },
  templateHooks: (topic, audience, kinds) =>
    topic
      ? [...announce(topic, kinds), ['topic', `${capitalize(topic)}: here is what I know.`]]
      : [['topic', audience ? `${capitalize(audience)}: this one is for you.` : 'Here is something I know.']],
  hookKinds: {
    question: 'Question people ask',
    quote: 'Quote first',
    number: 'Number first',
    contradiction: 'Contradiction',
    consequence: 'Consequence first',
    moment: 'In the middle of it',
    plain: 'Straight in',
    topic: 'Topic first',
    blank: 'Your words first',
  },
  cues: {
    things: [
      (thing) => `Close-up: ${thing}.`,
      (thing) => `Cut to: ${thing}.`,
      (thing) => `B-roll: ${thing}.`,
    ],
    onScreen: (text) => `On screen: ${text}`,
    toCamera: [
      'Face to camera, one breath before the line.',
      'Step closer to the camera.',
      'Look up, pause, then say it.',
      'Same spot, tighter frame.',
    ],
    blank: [
      (lead) => `Text on screen: “${lead.replace(/:$/, '')}”.`,
      () => 'Show it while you say it.',
      () => 'Hands or the thing itself in the frame, not your face.',
    ],
  },
  tips: {
    pin: (text) => `Pin this as the first comment: “${text}”`,
    onScreen: (text) => `Keep “${text}” on screen during the hook.`,
    disagree: (text) => `Answer the first comment that disagrees with this in a video of its own: “${text}”`,
    next: (text) => `Saved for the next video: “${text}”`,
    firstFrame: (thing) => `Have this in the first frame: ${thing}.`,
    ownLine: (text) => `Work in what you are known for: “${text}”`,
    leftOut: (text) => `Left out to keep the length: “${text}”`,
    blanks: (count) =>
      `Fill the ${count === 1 ? 'blank' : `${count} blanks`} first; each answer goes into your notebook.`,
    short: (seconds) => `About ${seconds} seconds as it stands. One more note on this makes it longer.`,
    aloud: 'Read it aloud once before you film, and change what you would not say.',
  },
  why: {
    notes: (kinds) => `Built from your own notes: ${listOf(kinds.map((kind) => singulars[kind]))}.`,
    blanks: (count, isMixed) =>
      isMixed
        ? `${count === 1 ? 'One answer is' : `${count} answers are`} still missing; the script asks for ${count === 1 ? 'it' : 'them'}.`
        : 'Your notebook has too little on this yet: the script asks you short questions, and every answer becomes a note.',
  },
  audience: (topic) => (topic ? `People who care about ${topic}` : 'Your audience'),
  blanks: englishBlanks,
  closing: {
    story: ['how it ended'],
    proof: ['what you changed', 'what you expected'],
    myth: ['what you do instead', 'how you can tell it worked'],
    question: ['one time it happened to you', 'when the answer is different'],
    'before-after': ['what made the difference'],
  },
  more: [
    'what you think of it today',
    'what you would tell a beginner',
    'what somebody told you',
    'what you use for it',
    'one time it happened to you',
    'how you can tell it worked',
    'when the answer is different',
    'what you expected',
    'what you changed',
    'what people get wrong',
    'what made the difference',
    'how it ended',
  ],
  fillIns: englishFillIns,
  subjectHooks: [
    ['plain', '[it in five words].'],
    ['consequence', '[it in five words]. That is how it ended.'],
    ['number', '[a number that surprised you].'],
  ],
  listBlanks: [
    'number one',
    'an example of number one',
    'number two',
    'an example of number two',
    'number three',
  ],
  shorten: (text) =>
    text
      .replaceAll(/\b(Here|here|What|what|That|that|It|it) is\b/g, '$1’s')
      .replaceAll(/\b([Ll])et us\b/g, '$1et’s')
      .replaceAll(/\bI am\b/g, 'I’m')
      .replaceAll(/\bdo not\b/g, 'don’t'),
}

function listOf(items: readonly string[]): string {
  const counted = [...new Set(items)].map((item) => {
    const count = items.filter((other) => other === item).length
    return count === 1 ? item : `${item} (${count})`
  })
  return counted.length < 2 ? (counted[0] ?? '') : `${counted.slice(0, -1).join(', ')} and ${counted.at(-1)}`
}
