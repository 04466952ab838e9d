import { withModifier, type Line } from './approaches.ts'
import type { StructureName } from './structure-names.ts'

/** What is said in the first two seconds, by approach. At most 14 words, and something of the topic in each. */
export const hookLines: Record<string, readonly Line[]> = {
  'Costly mistake': [
    (s) => `This one mistake makes ${s.name} twice as hard.`,
    (s) => withModifier(s, (mod) => `If you make this ${mod} mistake, stop right there.`),
    (s) => `You’re losing time on ${s.name}, and it’s one small habit.`,
    (s) => `Stop. You’re about to make ${s.name} harder ${s.moment}.`,
    (s) => `One habit quietly gets in the way of ${s.name}.`,
  ],
  'Curiosity gap': [
    (s) => `There’s a step in ${s.name} that nobody shows you.`,
    (s) => `Watch what happens to ${s.name} when I change one thing.`,
    (s) => `Almost nobody checks this about ${s.name}.`,
    (s) => `The part of ${s.name} that matters takes ten seconds.`,
    (s) => `I always check one thing about ${s.name} first.`,
  ],
  'Contrarian claim': [
    (s) => `You don’t need more time for ${s.name}. You need less.`,
    (s) => `The usual advice about ${s.name} is backwards.`,
    (s) => `Nobody starts out good at ${s.name}. That’s not the problem.`,
    (s) => withModifier(s, (mod) => `Most ${mod} advice is too complicated. Here’s the short version.`),
  ],
  'Before and after': [
    (s) => `This is ${s.name} before one small change. Now watch.`,
    (s) => `Same person, same day, one change to ${s.name}.`,
    (s) => `Look at this, then look at ${s.name} ten minutes later.`,
    (s) => `Then and now: ${s.name}, one decision apart.`,
  ],
  'Proof first': [
    (s) => `The result of ${s.name}, before anything else.`,
    (s) => `Here’s the result. Now watch how ${s.name} got there.`,
    (s) => `Look at this first, then we talk about ${s.name}.`,
    (s) => `This is what ${s.name} can look like ${s.moment}.`,
    (s) => `The end of the story first: this is ${s.name}, done simply.`,
  ],
  'Stakes and deadline': [
    (s) => `Do this first, then ${s.name}.`,
    (s) => `Before you get back to ${s.name}, do this one thing.`,
    (s) => `You have ten minutes. Spend them on this part of ${s.name}.`,
    (s) => `If ${s.name} ${s.be} on your list this week, watch this first.`,
    (s) => `Fix this today, or ${s.name} will cost you the weekend.`,
  ],
  'Direct question': [
    (s) => `Which part of ${s.name} do you always put off?`,
    (s) => `Be honest: how ${s.do} ${s.name} go ${s.moment}?`,
    (s) => `Why ${s.do} ${s.name} feel so hard?`,
    (s) => `What’s the first thing you do when it comes to ${s.name}?`,
  ],
  'I tried it for you': [
    (s) => `I kept ${s.name} simple for a week. Here’s what stayed.`,
    (s) => `I tried the slow way with ${s.name}, so you can skip it.`,
    (s) => `One week, one rule for ${s.name}.`,
  ],
  Confession: [
    (s) => `I got ${s.name} wrong for a long time.`,
    (s) => `I don’t like admitting this about ${s.name}.`,
    (s) => `I used to dread ${s.name}, and I never said so.`,
    (s) => withModifier(s, (mod) => `This is the ${mod} advice I stopped giving.`),
  ],
  Challenge: [
    (s) => `Give me seven days with ${s.name}. I’ll give you one rule.`,
    (s) => `I dare you to try ${s.name} like this for a week.`,
    (s) => `Ten minutes of ${s.name}. Starting today. Are you in?`,
    (s) => `Try ${s.name} like this, just once.`,
  ],
  'List with the odd one out': [
    (s) => `My short list for ${s.name}.`,
    (s) => `A few things about ${s.name}. The last one nobody does.`,
    (s) => `Write these down for ${s.name}. The last one is odd.`,
    (s) => `Small rules for ${s.name}, and the hardest one comes last.`,
  ],
  'Point of view scene': [
    (s) => `POV: it’s your first day with ${s.name}.`,
    (s) => `POV: you’ve finally stopped overthinking ${s.name}.`,
    (s) => `POV: ${s.name} ${s.moment}.`,
  ],
  'Myth against fact': [
    (s) => `Myth: you need an expert for ${s.name}. Here’s the fact.`,
    (s) => `Everybody believes this about ${s.name}. It doesn’t hold up.`,
    (s) => `Let’s end one myth about ${s.name}.`,
  ],
  'Behind the curtain': [
    (s) => `This is ${s.name}, uncut.`,
    (s) => `This is the part of ${s.name} that I usually cut.`,
    (s) => `You never get to see this side of ${s.name}.`,
    (s) => `Here’s what ${s.name} really ${s.look} like ${s.moment}.`,
  ],
}

/** Which ways in suit which shape, the best first. */
export const hooksFor: Record<StructureName, readonly string[]> = {
  teach: [
    'Costly mistake',
    'Direct question',
    'Contrarian claim',
    'Curiosity gap',
    'Myth against fact',
    'Stakes and deadline',
  ],
  story: ['Point of view scene', 'Confession', 'Curiosity gap', 'Direct question'],
  behind: ['Behind the curtain', 'Proof first', 'Curiosity gap', 'Confession'],
  showcase: ['Proof first', 'Before and after', 'Direct question', 'Costly mistake'],
  personal: ['Confession', 'I tried it for you', 'Before and after', 'Direct question'],
  tips: [
    'List with the odd one out',
    'Challenge',
    'Direct question',
    'Stakes and deadline',
    'Costly mistake',
  ],
  change: ['Before and after', 'Proof first', 'Confession', 'Contrarian claim'],
}
