import { tones, type Tone, type VideoLength } from '../../contract/choices.ts'
import type { CreatorFacts, Series } from '../creator-facts.ts'
import { understandLength } from '../speaking-time.ts'
import { understandAudiences, type Audience } from './audience.ts'
import { understandCall } from './call.ts'
import { findField, type Field } from './fields/find-field.ts'
import { understandForbidden, type IsForbidden } from './forbidden.ts'
import { asSentence, wordsOf } from './grammar.ts'
import { understandTopic, type Topic } from './topic.ts'

/** What the composer has understood of a creator before it writes a word. */
export type Creator = {
  topics: Topic[]
  audiences: Audience[]
  field: Field
  tone: Tone
  length: VideoLength
  /** What the creator does, after 'I' or 'we': 'rebuild vintage espresso machines'. */
  craft: { who: 'I' | 'we'; does: string } | undefined
  call: string | undefined
  platforms: string
  isForbidden: IsForbidden
}

export function understandCreator(facts: CreatorFacts, series: Series | null): Creator {
  const everything = [
    facts.description,
    facts.topics,
    series?.description,
    series?.topics,
    facts.additionalInfo,
  ]
    .filter(Boolean)
    .join('\n')
  const isForbidden = understandForbidden([facts.forbiddenContent, ...findBans(series)].join('\n'))
  const topics = findTopics(facts, series, everything).filter(({ name }) => !isForbidden(name))
  const field = findField(
    [
      ...topics.map(({ name }) => name),
      series?.name ?? '',
      series?.description ?? '',
      facts.description,
    ].join('\n'),
  )
  const usable = topics.length > 0 ? topics : [field.topic].filter(({ name }) => !isForbidden(name))
  const call = understandCall(facts.cta)
  const craft = findCraft(facts.description)
  return {
    topics: usable.length > 0 ? usable : [{ name: 'what I do here', isPlural: false, modifier: undefined }],
    audiences: understandAudiences([facts.audience, series?.description ?? ''], isForbidden),
    field,
    tone: understandTone(series?.tone || facts.tone),
    length: understandLength(series?.videoLength || facts.videoLength),
    craft: craft && !isForbidden(craft.does) ? craft : undefined,
    call: call !== undefined && !isForbidden(call) ? call : undefined,
    platforms: facts.platforms,
    isForbidden,
  }
}

// Of the instructions for a series the composer understands one kind: what is never to be spoken of.
const findBans = (series: Series | null) =>
  [
    ...(series?.specificInstructions ?? '').matchAll(/\b(?:never|avoid|don['’]t|do not)\s+([^.;\n]{3,60})/gi),
  ].map(([, ban]) => ban ?? '')

const mostTopics = 12

/** The topics of the series, else those of the profile, else what the description speaks of. */
function findTopics(facts: CreatorFacts, series: Series | null, everything: string): Topic[] {
  const sources = [series?.topics, facts.topics, series?.name, facts.description]
  for (const [index, source] of sources.entries()) {
    if (!source) continue
    const pieces = index < 2 ? splitList(source) : index === 2 ? [source] : objectsOf(source)
    const topics = pieces
      .map((piece) => understandTopic(piece, everything))
      .filter((topic) => topic !== undefined)
    const different = [...new Map(topics.map((topic) => [topic.name.toLowerCase(), topic])).values()]
    // The name of a series is a topic only when the profile names none.
    if (different.length > 0 && !(index === 2 && isOnlyAName(source))) return different.slice(0, mostTopics)
  }
  return []
}

const isOnlyAName = (name: string) =>
  /\b(?:series|episode|weekly|monday|friday|show|preset|test|my)\b/i.test(name)

function splitList(text: string): string[] {
  const pieces = text
    .split(/[,;\n•|/]|\s[-–—]\s|\.\s/)
    .flatMap((piece) => (wordsOf(piece).length > 8 ? piece.split(/ and /) : [piece]))
  return pieces.length === 1 ? text.split(/[,;\n•|/]/) : pieces
}

const doing =
  /\b(I|we)\s+(?:(?:mostly|mainly|usually|also|now|really|just)\s+)?([a-z]{3,})\s+([^.!?;\n]{3,120})/i
const notACraft =
  /^(?:am|are|was|were|have|had|has|want|wants|like|love|hate|think|will|can|could|would|should|do|did|don|need|believe|feel|know|hope|started|start|post|talk|use|try|live|work|got|get|went|come|just|also|never|always|help|make|create|share|show|teach|cover|film|write|run)$/i
const aboutContent = /^(?:post|talk|make|create|share|show|teach|cover|film|write|help|do|run|love|like)$/i

// What a description speaks of: what is done, or what the videos are about.
function objectsOf(description: string): string[] {
  const found: string[] = []
  const about =
    /\b(?:about|on|into|around|covering|featuring|passionate about|all things)\s+([^.!?;\n]{3,90})/i.exec(
      description,
    )
  if (about?.[1]) found.push(...about[1].split(/,| and /).slice(0, 3))
  const craft = doing.exec(description)
  const verb = craft?.[2] ?? ''
  if (craft?.[3] && (!notACraft.test(verb) || aboutContent.test(verb)))
    found.push(
      ...dropFormat(craft[3])
        .split(/,| and /)
        .slice(0, 2),
    )
  if (found.length > 0) return found
  const first = description.split(/[.!?\n]/)[0] ?? ''
  return wordsOf(first).length <= 5 ? [first] : [lastPhrase(first)]
}

const dropFormat = (text: string) =>
  text.replace(
    /^(?:(?:short|funny|quick|daily|weekly|easy|fun|honest|simple|new|my|the|some|people|you|others|viewers)\s+)*(?:videos?|content|reels?|clips?|tutorials?|posts?|shorts)\s+(?:about|on|of|for|showing|where)\s+/i,
    '',
  )

const filler =
  /^(?:the|and|that|this|with|for|from|our|my|your|are|is|de|la|el|los|las|que|una?|der|die|das|und|ein|eine|mit|für|le|les|des|et|pour|qui|avec|en|y|para|con|in|of|to|a|an|who|i|we|am|soy|ich|bin|je|suis)$/i

function lastPhrase(sentence: string): string {
  const words = wordsOf(sentence)
  const phrase: string[] = []
  for (const word of words.toReversed()) {
    if (filler.test(word)) {
      if (phrase.length > 0) break
      continue
    }
    phrase.unshift(word)
    if (phrase.length === 3) break
  }
  return phrase.join(' ')
}

// Only a short one that reads well after 'I': no slot is ever filled with a whole sentence.
function findCraft(description: string): Creator['craft'] {
  const found = new RegExp(`(?:^|[.!?]\\s+)${doing.source}`, 'i').exec(description)
  const verb = found?.[2]?.toLowerCase() ?? ''
  if (!found?.[3] || notACraft.test(verb) || /(?:ed|ing)$/.test(verb)) return undefined
  const rest = found[3].split(/,| and | because | so | but | when | while | who | that /)[0]?.trim() ?? ''
  const words = wordsOf(rest)
  if (words.length === 0 || words.length > 7 || /[^\p{L}\p{N}\s'’-]/u.test(rest)) return undefined
  const does = asSentence(`${verb} ${rest}`).slice(0, -1)
  return {
    who: found[1]?.toLowerCase() === 'we' ? 'we' : 'I',
    does: does.charAt(0).toLowerCase() + does.slice(1),
  }
}

/** One of the list, or what a free text is nearest to. */
function understandTone(text: string): Tone {
  const known = tones.find((tone) => tone.toLowerCase() === text.trim().toLowerCase())
  if (known) return known
  if (/humo|funny|light|witty|playful|sarcas|comed|silly/i.test(text)) return 'Humorous & Light'
  if (/profession|authorit|expert|serious|formal|academic/i.test(text)) return 'Professional & Authoritative'
  if (/inspir|motivat|uplift|energ|empower|bold/i.test(text)) return 'Inspirational & Motivational'
  if (/authentic|personal|honest|vulnerab|raw|calm|gentle|warm/i.test(text)) return 'Authentic & Personal'
  return 'Casual & Conversational'
}
