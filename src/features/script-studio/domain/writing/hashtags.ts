import { nounPhrases } from './fact.ts'
import type { Desk } from './desk.ts'
import { isGeneral } from './stems.ts'
import { splitSentences } from './sentences.ts'

const lastResort = ['creator', 'story', 'video', 'behindthescenes', 'smallcreator']

/** The topics first, then things the script names; general ones only if a platform needs more. */
export function hashtagsFor(desk: Desk, text: string, topic: string, count: number): string[] {
  const words = splitSentences(text).map((sentence) => desk.tag(sentence))
  const nouns = words
    .flat()
    .filter(({ isNoun, isSeen, text: word }) => isNoun && isSeen && word.length > 3 && !isGeneral(word))
    .map((word) => word.text.toLowerCase())
  const often = [...new Set(nouns)].filter((noun) => nouns.filter((other) => other === noun).length >= 2)
  const spokenTopics = desk.topics.filter((each) => text.toLowerCase().includes(each.toLowerCase()))
  const described = desk
    .tag(desk.profile.description.slice(0, 300))
    .map((word) => ({ ...word, isAdjective: false }))
  const all = [
    topic,
    ...spokenTopics,
    ...often,
    ...nouns,
    ...nounPhrases(described),
    ...nounPhrases(desk.tag(desk.profile.audience.slice(0, 200))),
    ...lastResort,
  ]
  const tags: string[] = []
  for (const name of all) {
    const tag = name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    const isUsable =
      /^\p{L}/u.test(tag) &&
      tag.length >= 3 &&
      tag.length <= 22 &&
      name.split(' ').length <= 3 &&
      desk.isAllowed(name)
    if (isUsable && !tags.includes(tag) && tags.length < count) tags.push(tag)
  }
  return tags.map((tag) => `#${tag}`)
}
