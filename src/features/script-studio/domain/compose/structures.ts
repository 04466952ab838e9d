import { capitalise, inFirstPerson } from './grammar.ts'
import type { Tip } from './fields/find-field.ts'
import { checks, pictures, temptations } from './long-lines.ts'
import type { Material } from './material.ts'
import { maybe, must, type Part, type Sentence } from './part.ts'
import { asides, furtherLeads, numberWords, payoffs, stakes, tonePayoffs } from './spoken-lines.ts'
import type { StructureName } from './structure-names.ts'

/** How many pieces of advice a title promises; undefined where it promises no number. */
type Wish = { count: number | undefined }

type Structure = (material: Material, main: Tip, further: readonly Tip[], wish: Wish) => Part[]

/** The shapes of short videos, each from after the hook to before the call. */
export const structures: Record<StructureName, Structure> = {
  teach: (m, main, further) => [
    stakePart(m),
    part('turn', must(`Here’s what usually goes wrong: ${main.slip}.`)),
    {
      ...part(
        'fix',
        must(`Instead, ${main.fix}.`),
        maybe(1, main.why),
        aside(m, 6),
        picture(m, 25),
        check(m, 26),
      ),
      tip: main,
    },
    ...furtherParts(m, further),
    part(
      'test',
      maybe(5, `Test yourself: the moment you notice yourself ${main.slip}, stop and go back one step.`),
    ),
    payoffPart(m),
  ],
  story: (m, main, further) => [
    part(
      'scene',
      must(`Picture yourself ${m.slots.moment}. You’ve promised yourself that this time it’ll be different.`),
      maybe(2, `All you want is ${m.slots.name} without the drama.`),
    ),
    part('turn', must(`And there it is again: ${main.slip}.`)),
    {
      ...part(
        'fix',
        must(`So this time you do one thing differently. You ${main.fix}.`),
        picture(m, 25),
        check(m, 26),
      ),
      tip: main,
    },
    part('turn', maybe(1, main.why)),
    ...furtherParts(m, further),
    payoffPart(m),
  ],
  behind: (m, main, further) => [
    part('scene', must('What you see here is the end. Now the part I usually leave out.'), credential(m, 7)),
    part('turn', maybe(2, `This is the middle, ${m.slots.myMoment}, and nothing looks good yet.`)),
    {
      ...part(
        'fix',
        must(`The detail nobody sees: I ${inFirstPerson(main.fix)}.`),
        maybe(1, inFirstPerson(main.why)),
        aside(m, 6),
        picture(m, 25),
        check(m, 26),
      ),
      tip: main,
    },
    part('turn', maybe(5, `I skip it sometimes, and then I’m back to ${inFirstPerson(main.slip)}.`)),
    ...furtherParts(m, further),
    payoffPart(m),
  ],
  showcase: (m, main, further) => [
    part('turn', must(`Here’s the problem in real life: ${main.slip}.`)),
    part(
      'scene',
      must(`So here’s ${m.slots.name} in use, without tricks and without a cut.`),
      credential(m, 7),
    ),
    {
      ...part(
        'fix',
        must(`The way to get the most out of it: ${main.fix}.`),
        maybe(1, main.why),
        aside(m, 6),
        picture(m, 25),
        check(m, 26),
      ),
      tip: main,
    },
    ...furtherParts(m, further),
    part('test', maybe(2, `One honest limit: ${m.slots.they} won’t do the thinking for you.`)),
    payoffPart(m),
  ],
  personal: (m, main, further) => [
    part(
      'scene',
      must(`Sometimes, ${m.slots.myMoment}, I’m ready to give up on ${m.slots.name}.`),
      credential(m, 7),
    ),
    part('turn', must(`I used to think the answer was more effort, so I kept ${inFirstPerson(main.slip)}.`)),
    {
      ...part(
        'fix',
        must(`Now I do one thing differently: I ${inFirstPerson(main.fix)}.`),
        maybe(1, inFirstPerson(main.why)),
        aside(m, 6),
        picture(m, 25),
        check(m, 26),
      ),
      tip: main,
    },
    part('test', maybe(5, 'It didn’t fix everything. It fixed the part that made me want to quit.')),
    ...furtherParts(m, further),
    payoffPart(m),
  ],
  tips: (m, main, further, { count = 3 }) => {
    // The best one comes last.
    const listed = [...further.slice(0, count - 1), main]
    return [
      stakePart(m),
      ...listed.map((tip, index): Part => {
        const lead =
          index === listed.length - 1 ? 'And the one that matters most: ' : `${numberWords[index]}: `
        return {
          ...part(
            'tip',
            must(`${lead}${tip.fix}.`),
            maybe(index === listed.length - 1 ? 1 : 8 + index, tip.why),
            ...expansions(m, tip, index),
          ),
          tip,
        }
      }),
      ...furtherParts(m, []),
      ...(m.creator.length === '2-3 minutes (Extended)' || m.creator.length === '5+ minutes (Podcast)'
        ? furtherParts(m, further.slice(count - 1))
        : []),
      payoffPart(m),
    ]
  },
  change: (m, main, further) => [
    part(
      'scene',
      must(`This is how ${m.slots.name} ${m.slots.look} now.`),
      maybe(4, 'Keep this picture in mind, because it didn’t start like that.'),
    ),
    part('turn', must(`Before, it was the same thing every time: ${inFirstPerson(main.slip)}.`)),
    {
      ...part(
        'fix',
        must(`The one decision that changed it: ${main.fix}.`),
        maybe(1, main.why),
        aside(m, 6),
        picture(m, 25),
        check(m, 26),
      ),
      tip: main,
    },
    ...furtherParts(m, further),
    part(
      'test',
      maybe(5, 'I didn’t buy anything for it, and I didn’t find more time. I only changed the order.'),
    ),
    payoffPart(m),
  ],
}

/** What goes with a story that the creator tells: it is theirs, so we only round it off, and fill the time that is left. */
export const aroundOwn = (m: Material): Part[] => [
  part('turn', aside(m, 4)),
  ...m.tips.map((tip, index) => ({
    ...part(
      'tip',
      maybe(
        12 + index * 2,
        `${index === 0 ? 'One more thing that helps: ' : furtherLeads[index - 1]}${tip.fix}.`,
      ),
      maybe(13 + index * 2, tip.why),
    ),
    tip,
  })),
  payoffPart(m),
]

const part = (role: Part['role'], ...sentences: (Sentence | undefined)[]): Part => ({
  role,
  sentences: sentences.filter((sentence) => sentence !== undefined),
})

function stakePart(m: Material): Part {
  return part('stake', optional(2, m.say(stakes)), credential(m, 7))
}

// What the creator does every day is the reason to believe them.
function credential({ creator: { craft }, slots }: Material, rank: number): Sentence | undefined {
  if (!craft) return undefined
  const end = craft.does.includes(slots.name)
    ? `so ${craft.who} know this one well`
    : `and ${craft.who} see it every week`
  return maybe(rank, capitalise(`${craft.who} ${craft.does}, ${end}.`))
}

function payoffPart(m: Material): Part {
  const plain = m.say(payoffs)
  const toned = m.say(tonePayoffs[m.creator.tone])
  return part('payoff', optional(9, plain), optional(3, toned))
}

function furtherParts(m: Material, tips: readonly Tip[]): Part[] {
  return tips.map((tip, index) => {
    const rank = index < wellTold ? 12 + index * 2 : 100 + index * 5
    return {
      ...part(
        'tip',
        maybe(rank, `${furtherLeads[index % furtherLeads.length]}${tip.fix}.`),
        maybe(rank + 1, tip.why),
        ...expansions(m, tip, index),
      ),
      tip,
    }
  })
}

// A longer video tells these well before it adds another.
const wellTold = 4

function expansions(m: Material, tip: Tip, index: number): (Sentence | undefined)[] {
  const tempt = temptations[index % temptations.length]!(tip.slip)
  const rank = (step: number) => (index < wellTold ? 30 + step * 10 + index : 102 + index * 5 + step)
  return [
    m.creator.isForbidden(tempt) ? undefined : maybe(rank(0), tempt),
    picture(m, rank(1)),
    check(m, rank(2)),
  ]
}

const aside = (m: Material, rank: number) => optional(rank, m.sayAside(asides[m.creator.tone]))
const picture = (m: Material, rank: number) => optional(rank, m.say(pictures))
const check = (m: Material, rank: number) => optional(rank, m.say(checks))
const optional = (rank: number, text: string | undefined) =>
  text === undefined ? undefined : maybe(rank, text)
