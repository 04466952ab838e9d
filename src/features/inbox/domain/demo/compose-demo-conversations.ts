import { dayMs, hourMs, minuteMs } from '#platform/common/durations.ts'
import type { SeededRandom } from '#platform/common/seeded-random.ts'
import { findDemoTopic } from './demo-topics.ts'

type Message = { text: string; at: number; readAt: number | undefined }

/** What the team did with a message: nothing yet, a reply, a snooze, an exchange. */
export function composeDemoConversation(
  random: SeededRandom,
  { text, at, readAt }: Message,
  team: readonly string[],
  now: number,
) {
  const topic = findDemoTopic(text)
  const tagged = random.isLucky(0.45) ? [topic.tag] : []
  const assignee = random.isLucky(0.5) ? random.pick(team) : null
  const note =
    topic.note !== undefined && at + hourMs < now
      ? { text: topic.note, author: random.pick(team), at: at + hourMs }
      : undefined
  if (readAt === undefined) {
    // The newest stay in the inbox.
    const isSnoozed = random.isLucky(0.25) && at < now - dayMs
    return {
      tags: tagged,
      assignee,
      note,
      snoozedUntil: isSnoozed ? now + 2 * dayMs : undefined,
      exchange: [],
    }
  }
  const repliedAt = Math.min(now, readAt + 10 * minuteMs)
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
      { kind: 'reply' as const, text: topic.reply, at: repliedAt, author },
      ...(isFollowed ? [{ kind: 'inbound' as const, text: topic.answer, at: followedAt, author: '' }] : []),
    ],
  }
}
