import type { StructureName } from './structure-names.ts'
import type { Slots } from './slots.ts'
import { withArticle } from './grammar.ts'

/** A line with slots; nothing where it does not suit what it would be filled with. */
export type Line = (slots: Slots) => string | undefined

/** For titles: `count` is how many things the script will list, `label` the advice it is built on. */
export type TitleLine = (slots: Slots, extra: { count: string; label: string }) => string | undefined

export type Approach = {
  name: string
  structure: StructureName
  titles: readonly TitleLine[]
  why: readonly Line[]
}

/** Put a noun in front of another only where that reads well. */
export const withModifier = <Result>(slots: Slots, write: (modifier: string) => Result) =>
  slots.mod === undefined ? undefined : write(slots.mod)

const quoted = (label: string) => `“${label}”`

/** The ways into a video. Each names something of the topic; three ideas never share one. */
export const approaches: readonly Approach[] = [
  {
    name: 'Costly mistake',
    structure: 'teach',
    titles: [
      (s) => withModifier(s, (mod) => `The ${mod} mistake that shows up ${s.moment}`),
      (s) => `What goes wrong with ${s.name} ${s.moment}`,
      (s) => withModifier(s, (mod) => `${s.Audience} keep making this ${mod} mistake`),
      (s) => `The quiet mistake that makes ${s.name} harder than ${s.they} ${s.need} to be`,
      (s) => withModifier(s, (mod) => `One ${mod} mistake, and what to do instead`),
      (s, { label }) => `${label}: the fix for ${s.name} that most people skip`,
      (s) => `The habit that gets in the way of ${s.name} ${s.moment}`,
    ],
    why: [
      (s) =>
        `People check themselves when a mistake is named, and ${s.audience} can fix this one the same day.`,
      () =>
        'A mistake with a fix is worth saving, and saves are what keep a video going after the first day.',
      (s) =>
        `It starts from something ${s.audience} have done themselves, so nobody scrolls past as if it were about others.`,
    ],
  },
  {
    name: 'Curiosity gap',
    structure: 'teach',
    titles: [
      (s) => `The part of ${s.name} that nobody shows you`,
      (s) => `There is one step in ${s.name} that decides the rest`,
      (s) => `Why ${s.name} ${s.feel} different ${s.moment}`,
      (s) => `The first thing to check about ${s.name} ${s.moment}`,
      (s, { label }) => `${quoted(label)} and what it changes about ${s.name}`,
      (s) => `What ${s.audience} never hear about ${s.name}`,
    ],
    why: [
      () => 'The title opens a question that only the last third answers, so people stay to the end.',
      (s) =>
        `It shows ${s.audience} a detail they have walked past many times, and that is worth telling a friend.`,
      () => 'One open question is easier to follow than five facts, and the answer fits into one shot.',
    ],
  },
  {
    name: 'Contrarian claim',
    structure: 'teach',
    titles: [
      (s) => `You do not need more time for ${s.name}`,
      (s) => `The usual advice about ${s.name} is backwards ${s.moment}`,
      (s) => `Do less: a better way into ${s.name}`,
      (s) => withModifier(s, (mod) => `Most ${mod} advice skips the first step`),
      (s) => `Unpopular opinion: ${s.name} should be boring at first`,
      (s, { label }) => `Forget the gear. With ${s.name} it comes down to this: ${label.toLowerCase()}`,
      (s) => `${s.Audience} do not need another guide to ${s.name}`,
    ],
    why: [
      () => 'A claim that goes against the usual advice invites comments from both sides in the first hour.',
      (s) => `It takes a load off ${s.audience}: less to do, and a reason why that is enough.`,
      () => 'Whoever disagrees watches to the end to find the flaw, and whoever agrees shares it.',
    ],
  },
  {
    name: 'Before and after',
    structure: 'change',
    titles: [
      (s) => `${s.Name}, before and after one small change`,
      (s) => `The one decision that changed ${s.name} for me`,
      (s) => `From stuck to steady with ${s.name}`,
      (s) => `What changed about ${s.name} once I stopped rushing ${s.myMoment}`,
      (s, { label }) => `Before and after: ${s.name} with one rule, ${quoted(label)}`,
      (s) => `${s.Name} ${s.moment}, then and now`,
    ],
    why: [
      () => 'The difference can be seen without sound, which is how most people meet a video.',
      (s) => `${s.Audience} see where they are now in the first shot and where they could be in the last.`,
      () => 'The last frame leads back to the first, so many will watch the change a second time.',
    ],
  },
  {
    name: 'Proof first',
    structure: 'behind',
    titles: [
      (s) => `The result first: ${s.name} ${s.moment}`,
      (s) => withModifier(s, (mod) => `Start at the end: how this ${mod} result came about`),
      (s) => `How this turned out, and what it says about ${s.name}`,
      (s) => `Look at the result, then at how ${s.name} got there ${s.moment}`,
      (s, { label }) => `The result of one rule in ${s.name}: ${label.toLowerCase()}`,
    ],
    why: [
      () => 'The result is on screen in the first second, so the promise is kept before it is made.',
      (s) => `${s.Audience} do not have to trust a claim: they see it, and then want to know how.`,
      () => 'Working backwards from a result gives each shot a reason to be there.',
    ],
  },
  {
    name: 'Stakes and deadline',
    structure: 'teach',
    titles: [
      (s) => `Do this before you get back to ${s.name}`,
      (s) => `Ten minutes for ${s.name} ${s.moment}`,
      (s) => `If you only fix one thing about ${s.name} this week`,
      (s) => `What to do about ${s.name} ${s.moment}`,
      (s, { label }) => `${label} before your next go at ${s.name}`,
      (s) => `${s.Audience}: settle this about ${s.name} before the weekend`,
    ],
    why: [
      (s) => `It has a moment attached, ${s.moment}, so people save it for exactly then.`,
      () => 'A small deadline turns a nice idea into something to do today.',
      (s) => `${s.Audience} know the moment it speaks of, and it asks for minutes, not for a new life.`,
    ],
  },
  {
    name: 'Direct question',
    structure: 'teach',
    titles: [
      (s) => `Are you making ${s.name} harder than necessary?`,
      (s) => `What would you change about ${s.name} ${s.moment}?`,
      (s) => `Which part of ${s.name} do you always put off?`,
      (s) => `${s.Audience}, is this why ${s.name} ${s.feel} so hard?`,
      (s) => `Who taught you to approach ${s.name} like that?`,
      (s, { label }) => `Would “${label.toLowerCase()}” change ${s.name} for you?`,
    ],
    why: [
      () => 'A question to one person gets answered in the comments before the video is over.',
      (s) => `Every answer from ${s.audience} is the start of another video.`,
      () => 'People cannot help answering in their head, and then they want to know if they were right.',
    ],
  },
  {
    name: 'I tried it for you',
    structure: 'personal',
    titles: [
      (s) => `I kept ${s.name} as simple as possible for a week`,
      (s) => `I tried ${s.name} ${s.myMoment} so that you do not have to`,
      (s) => `A week of ${s.name} with a single rule`,
      (s, { label }) => `One week, one rule for ${s.name}: ${label.toLowerCase()}`,
      (s) => `I tried the slow way with ${s.name} ${s.myMoment}`,
    ],
    why: [
      (s) =>
        `You take the risk, ${s.audience} get the lesson: that is a fair trade for a minute of attention.`,
      () => 'A test has a built-in ending, and people stay to see how it comes out.',
      () => 'What you show is your own week, so nobody else can post the same video.',
    ],
  },
  {
    name: 'Confession',
    structure: 'personal',
    titles: [
      (s) => `What I got wrong about ${s.name} for far too long`,
      (s) => `Some days I still dread ${s.name} ${s.myMoment}`,
      (s) => withModifier(s, (mod) => `The ${mod} advice I no longer give`),
      (s) => `Something I rarely admit about ${s.name}`,
      (s, { label }) => `I ignored “${label.toLowerCase()}” and ${s.name} got harder`,
      (s) => `I still get nervous about ${s.name} ${s.myMoment}`,
    ],
    why: [
      (s) => `Admitting a mistake first makes it safe for ${s.audience} to admit theirs in the comments.`,
      () => 'It shows the person behind the account, which is what turns a viewer into a follower.',
      () => 'A confession earns trust that a tip alone cannot, and the tip then lands harder.',
    ],
  },
  {
    name: 'Challenge',
    structure: 'tips',
    titles: [
      (s) => `Try this with ${s.name} for seven days`,
      (s) => withModifier(s, (mod) => `${capitalArticle(mod)} challenge that takes ten minutes a day`),
      (s) => `Three rules for ${s.name} ${s.moment}: can you keep them?`,
      (s, { label }) => `This week’s challenge for ${s.name}: ${label.toLowerCase()}`,
      (s) => `A small dare for ${s.audience}: ${s.name} ${s.theirMoment}`,
    ],
    why: [
      (s) =>
        `It gives ${s.audience} something to do and to report back on, so the comments write themselves.`,
      () => 'Whoever takes part comes back for the next one, and brings somebody along.',
      () => 'It is small enough to start today and clear enough to know when it is done.',
    ],
  },
  {
    name: 'List with the odd one out',
    structure: 'tips',
    titles: [
      (s, { count }) => `${count} things about ${s.name}, and the last one is the odd one out`,
      (s, { count }) => withModifier(s, (mod) => `${count} ${mod} habits, and only the last one is hard`),
      (s, { count }) => `${count} rules for ${s.name} ${s.moment}`,
      (s, { count }) => `${count} small fixes for ${s.name} that ${s.audience} can try today`,
      (s, { count }) => `${count} things I would tell ${s.audience} about ${s.name}`,
    ],
    why: [
      () => 'A list with an odd one out makes people wait for it, and argue about which one it was.',
      (s) => `${s.Audience} can save it and use one line at a time.`,
      () => 'Each point is a cut, so something changes on screen every few seconds.',
    ],
  },
  {
    name: 'Point of view scene',
    structure: 'story',
    titles: [
      (s) => `POV: it is your first day with ${s.name}`,
      (s) => `POV: ${s.name} ${s.moment}`,
      (s) => `POV: you have stopped overthinking ${s.name}`,
      (s) => `POV: ${s.audience} meet ${s.name} ${s.theirMoment}`,
      (s, { label }) =>
        `POV: someone says “${label.toLowerCase()}” and ${s.name} finally ${s.topic.isPlural ? 'make' : 'makes'} sense`,
    ],
    why: [
      (s) =>
        `${s.Audience} recognise the scene before a word is said, and tag the person who does exactly that.`,
      () => 'A scene needs no introduction: it works without sound and in every feed.',
      () => 'It is told in pictures, so it can be watched twice without getting old.',
    ],
  },
  {
    name: 'Myth against fact',
    structure: 'teach',
    titles: [
      (s) => `Myth or fact: you have to be an expert to get ${s.name} right`,
      (s) => withModifier(s, (mod) => `The ${mod} myth that keeps ${s.audience} waiting`),
      (s) => `A myth about ${s.name} that comes up ${s.moment}`,
      (s) => `What people believe about ${s.name}, and what holds up`,
      (s, { label }) => `Myth: ${s.name} ${s.need} an expert. Fact: ${label.toLowerCase()}`,
    ],
    why: [
      () => 'Everybody has heard the myth, so everybody has a stake in the answer.',
      (s) =>
        `It replaces a belief that holds ${s.audience} back with something they can check for themselves.`,
      () => 'Myth and fact make two halves that need no explaining, on screen or off.',
    ],
  },
  {
    name: 'Behind the curtain',
    structure: 'behind',
    titles: [
      (s) => `Behind the scenes of ${s.name} ${s.moment}`,
      (s) => `The part of ${s.name} that I usually cut`,
      (s) => `The messy middle of ${s.name}`,
      (s) => `What ${s.name} really ${s.look} like ${s.moment}`,
      (s, { label }) => `One rule behind ${s.name} that stays off camera: ${label.toLowerCase()}`,
    ],
    why: [
      () => 'People trust what they have seen being made, and the mess is the part nobody else posts.',
      (s) => `${s.Audience} get to see the step between start and result, which is where they get stuck.`,
      () => 'It costs no extra work to film, because it is what happens anyway.',
    ],
  },
]

function capitalArticle(mod: string): string {
  const phrase = withArticle(mod)
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}

export const findApproach = (name: string) =>
  approaches.find((approach) => approach.name.toLowerCase() === name.trim().toLowerCase())
