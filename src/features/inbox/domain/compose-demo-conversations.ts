import type { SeededRandom } from '#platform/common/seeded-random.ts'

const answers = [
  'Thank you for writing! Creators can join from March on. I’ve put you on the list for the first round.',
  'Happy to walk you through it. The repayment window is 3 to 9 months, depending on the campaign. Would Thursday suit you?',
  'The threshold is the same for every campaign at the moment: about 80% of the goal.',
  'Thank you for letting us know. It’s fixed now.',
  'Returns are shared in proportion to the contribution, so every amount earns the same rate.',
] as const

const followUps = [
  'That helps, thank you! One more question: does it matter which country I live in?',
  'Thursday at ten works for me. I’ll send an invitation.',
  'Great, I’ve just tried it again and it went through.',
] as const

const notes = [
  'Met them at the creator meetup. Worth a call.',
  'Asked legal about the wording; answer expected tomorrow.',
  'Same question as last week, maybe something for the FAQ.',
] as const

const tags = ['press', 'investor', 'bug', 'partnership', 'early-access', 'faq'] as const

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type Message = { at: number; readAt: number | undefined }

/** What the team did with a message: nothing yet, a reply, a snooze, an exchange. */
export function composeDemoConversation(
  random: SeededRandom,
  { at, readAt }: Message,
  team: readonly string[],
  now: number,
) {
  const tagged = random.isLucky(0.45) ? [random.pick(tags)] : []
  const assignee = random.isLucky(0.5) ? random.pick(team) : null
  const note =
    random.isLucky(0.2) && at + hourMs < now
      ? { text: random.pick(notes), author: random.pick(team), at: at + hourMs }
      : undefined
  if (readAt === undefined) {
    const isSnoozed = random.isLucky(0.25)
    return {
      tags: tagged,
      assignee,
      note,
      snoozedUntil: isSnoozed ? now + 2 * dayMs : undefined,
      exchange: [],
    }
  }
  const repliedAt = Math.min(now, readAt + 10 * 60_000)
  const followedAt = repliedAt + (2 + random.next() * 20) * hourMs
  const isFollowed = random.isLucky(0.4) && followedAt < now
  // What is recent may still be on somebody's list.
  const isOpen = (isFollowed ? followedAt : repliedAt) > now - (isFollowed ? 2 : 9) * dayMs
  const author = assignee ?? random.pick(team)
  return {
    tags: tagged,
    assignee,
    note,
    doneAt: isOpen ? undefined : Math.min(now, repliedAt + 30 * hourMs),
    exchange: [
      { kind: 'reply' as const, text: random.pick(answers), at: repliedAt, author },
      ...(isFollowed
        ? [{ kind: 'inbound' as const, text: random.pick(followUps), at: followedAt, author: '' }]
        : []),
    ],
  }
}
