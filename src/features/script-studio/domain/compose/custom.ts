import type { Goal } from '../../contract/choices.ts'
import type { Script } from '../../contract/script.ts'
import type { CustomBrief } from '../brief.ts'
import { countWords, secondsOf } from '../speaking-time.ts'
import { approaches } from './approaches.ts'
import { createChance } from './chance.ts'
import { understandCreator } from './creator.ts'
import { extraAdvice } from './extra-advice.ts'
import { asSentence, capitalise } from './grammar.ts'
import { hooksFor } from './hooks.ts'
import { allowed } from './ideas.ts'
import { composeScript, type ScriptWish } from './script.ts'
import { fillSlots } from './slots.ts'
import type { StructureName } from './structure-names.ts'
import { findSubject } from './subject.ts'

const structureOf: Record<Goal, StructureName> = {
  'Educational/Tutorial': 'teach',
  'Entertainment/Story': 'story',
  'Behind-the-scenes': 'behind',
  'Product/Service showcase': 'showcase',
  'Personal story/Experience': 'personal',
  'Tips & advice': 'tips',
  'Transformation/Before & After': 'change',
}

/** 'Script My Idea': the creator's own sentences are spoken, and the composer builds the video around them. */
export function composeCustom(brief: CustomBrief): { title: string; script: Script } {
  const wish = readRequest(brief)
  return { title: nameVideo(wish), script: composeScript(wish) }
}

export function readRequest({ facts, request, seed }: Omit<CustomBrief, 'task'>): ScriptWish {
  const understood = understandCreator(facts, null)
  const creator = { ...understood, tone: request.tone, length: request.videoLength }
  const chance = createChance(seed)
  const told = findSubject(request.description)
  const topic = told && !creator.isForbidden(told.name) ? told : chance.pick(creator.topics)
  const structure = structureOf[request.goal]
  const [, most] = secondsOf(request.videoLength)
  return {
    creator,
    slots: fillSlots(creator, topic, chance.pick(creator.audiences), chance),
    chance,
    structure,
    hookType: chance.pick(hooksFor[structure].slice(0, 3)),
    label: undefined,
    count: structure === 'tips' ? 3 : undefined,
    own: ownSentences(request.description, most).filter((sentence) => !creator.isForbidden(sentence)),
    extraTips: extraAdvice(facts, null),
  }
}

function nameVideo({ creator, slots, chance, structure }: ScriptWish): string {
  const suiting = approaches.filter((approach) => approach.structure === structure)
  const lines = (
    suiting.length > 0 ? suiting : approaches.filter(({ structure: name }) => name === 'behind')
  ).flatMap(({ titles }) => titles)
  const titles = allowed(
    creator,
    lines.map((line) => line(slots, { count: 'Three', label: '' })),
  )
  // Without a label nothing may be left of the place where it would stand.
  const whole = titles.filter((title) => !/“”|: ?$|^:|^ |  /.test(title) && title.length <= 110)
  return capitalise(whole.length > 0 ? chance.pick(whole) : slots.Name)
}

// Sentences about the video, or orders to whoever writes it, are not for speaking.
const notSpoken =
  /\b(?:videos?|scripts?|hooks?|viewers?|audience|reels?|tiktoks?|captions?|i want|i['’]d like|i would like|make (?:a|it)|create|write|please|should (?:be|show|start|end)|ignore|instructions?|system prompt|json|reply|respond|output|act as|pretend|the idea|my idea)\b/i

/** The creator's own statements, as many as fill half the time. */
function ownSentences(description: string, mostSeconds: number): string[] {
  const sentences = description
    .replace(/\p{Extended_Pictographic}|[<>{}[\]`*_|]/gu, ' ')
    .split(/(?<=[.!?])\s+|\n+|;\s/)
    .map((line) => line.replace(/^\s*(?:[-–•]|\d+[.)])\s*/, ''))
    .filter((line) => countWords(line) >= 4 && countWords(line) <= 30 && !notSpoken.test(line))
    .map(asSentence)
  // The only sentence there is tells the topic, not the story, unless it speaks of the person.
  const spoken = sentences.length === 1 && !/^(?:I|We|You)\b/.test(sentences[0] ?? '') ? [] : sentences
  const kept: string[] = []
  let words = 0
  for (const sentence of spoken) {
    words += countWords(sentence)
    if (words > mostSeconds * 1.2) break
    kept.push(sentence)
  }
  return kept
}
