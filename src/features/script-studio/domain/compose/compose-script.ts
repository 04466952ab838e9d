import type { Script } from '../../contract/script.ts'
import type { ScriptBrief } from '../brief.ts'
import { approaches, findApproach } from './approaches.ts'
import { createChance, hashText } from './chance.ts'
import { understandCreator, type Creator } from './creator.ts'
import { extraAdvice } from './extra-advice.ts'
import { findField, tipLabels } from './fields/find-field.ts'
import { composeScript, type ScriptWish } from './script.ts'
import { atMoment, fillSlots } from './slots.ts'
import { understandTopic, type Topic } from './topic.ts'

/** A script for an idea, whoever had the idea: what its title names is what the script is about. */
export const composeIdeaScript = (brief: ScriptBrief): Script => composeScript(readIdea(brief))

/** `about` is the topic when it is known already; otherwise the title tells it. */
export function readIdea(brief: Omit<ScriptBrief, 'task'>, about?: Topic): ScriptWish {
  const { facts, series, idea, videoLength, seed } = brief
  const understood = { ...understandCreator(facts, series), length: videoLength }
  const creator = about ? turnTo(about, understood) : understood
  const chance = createChance(seed)
  const topic = about ?? findTopicIn(idea.title, creator)
  const audience = creator.audiences.find((name) =>
    idea.targetAudience.toLowerCase().startsWith(name.toLowerCase()),
  )
  const slots = fillSlots(creator, topic, audience ?? chance.pick(creator.audiences), chance)
  const told = slots.field.moments.find((each) =>
    Object.values(atMoment(each)).some((form) => idea.title.includes(form)),
  )
  const approach = findApproach(idea.hookType) ?? approaches[hashText(idea.hookType) % approaches.length]!
  return {
    creator,
    slots: told === undefined ? slots : { ...slots, ...atMoment(told) },
    chance,
    structure: approach.structure,
    hookType: idea.hookType,
    label: tipLabels.find((label) => idea.title.toLowerCase().includes(label.toLowerCase())),
    count: countIn(idea.title),
    own: [],
    extraTips: extraAdvice(facts, series),
  }
}

/** The topics and the field of a profile have no place beside a topic that the profile doesn't name. */
function turnTo(topic: Topic, creator: Creator): Creator {
  const isKnown = creator.topics.some(({ name }) => name === topic.name)
  return isKnown ? creator : { ...creator, topics: [topic], field: findField(topic.name) }
}

/** The longest topic that the title names; else what the title itself speaks of. */
function findTopicIn(title: string, creator: Creator): Topic {
  const lower = title.toLowerCase()
  const named = creator.topics
    .filter(
      ({ name, modifier }) =>
        lower.includes(name.toLowerCase()) ||
        (modifier !== undefined && lower.includes(modifier.toLowerCase())),
    )
    .toSorted((a, b) => b.name.length - a.name.length)[0]
  if (named) return named
  const words = title.split(/\s+/).length
  const told = words <= 5 ? understandTopic(title, title) : undefined
  return told && !creator.isForbidden(told.name)
    ? told
    : creator.topics[hashText(title) % creator.topics.length]!
}

const counts: Record<string, number> = { three: 3, four: 4, five: 5, '3': 3, '4': 4, '5': 5 }

function countIn(title: string): number | undefined {
  const [, word = ''] = /^(three|four|five|[345])\b/i.exec(title) ?? []
  return counts[word.toLowerCase()]
}
