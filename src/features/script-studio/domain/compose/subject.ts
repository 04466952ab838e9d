import { gerund, withArticle, wordsOf } from './grammar.ts'
import { understandTopic, type Topic } from './topic.ts'

const lead =
  /^(?:(?:please|hi|hello|hey|ok|okay|so)[,!]?\s+)*(?:(?:i(?:['’]d| would)? (?:want|like|love)(?: to)?|i(?:['’]m| am) (?:going|planning) to|can you|could you|let['’]?s|give me|help me|my idea is|the idea is|idea:?)\s+)*(?:(?:make|do|create|film|write|record|shoot|talk|explain|share|show|tell|a|an|me|some|short|quick|fun|funny|new|people|viewers|them|script|video|reel|tiktok|clip|series|piece|story|post|content|where i|in which i|to)\s+)*(?:(?:about|on|of|for|showing|explaining|with|that shows?)\s+)?/i

const list =
  /^(?:\d+(?!\d))?\s*(?:\w+\s+)?(?:mistakes?|tips?|things?|reasons?|ways?|ideas?|hacks?|lessons?|steps?|facts?|myths?|rules?|tricks?)\b.*?\b(?:with|about|for|on|in|to|when)\s+(.+)/i

const orders = /\b(?:ignore|instructions?|prompts?|json|output|system|disregard|reply|respond)\b/i

/** What a description is about, as a noun phrase: after 'how', 'about' or 'tips for', or at its beginning. */
export function findSubject(description: string): Topic | undefined {
  const first = (description.split(/(?<=[.!?])\s|\n/)[0] ?? '').replace(/(?<![.!?])[.!?]+$/, '')
  const how = /\b(?:how|when|where|why) (?:i|we) ([^.!?,;:\n]+)/i.exec(first)?.[1]
  const candidates = [
    /\bhow to [^.!?,;:\n]+/i.exec(first)?.[0],
    how && asActivity(how),
    /\babout ([^.!?,;:\n]+)/i.exec(first)?.[1],
    list.exec(first)?.[1],
    first.replace(lead, ''),
    first,
  ]
  for (const candidate of candidates) {
    if (!candidate || orders.test(candidate)) continue
    const short = candidate.replace(/\s(?:by|so that|\d+ times|before and after)\b.*$/i, '')
    const topic = withDeterminer(short, description)
    if (topic && !/^(?:i|we|my|you|he|she|it|they|this|that|there|handling i)\b/i.test(topic.name))
      return topic
  }
  return undefined
}

// 'our new feature' is 'the new feature', 'my messy kitchen' is 'a messy kitchen': one thing, not a kind of things.
function withDeterminer(candidate: string, everything: string): Topic | undefined {
  const [, determiner = '', rest = candidate] =
    /^\s*(the|our|this|my|your|their|his|her|an?)\s+(.+)/i.exec(candidate) ?? []
  // A number keeps the noun from being made a kind.
  const topic = understandTopic(determiner ? `one ${rest}` : rest, everything)
  if (!topic || !determiner) return topic
  const name = topic.name.replace(/^(?:handling )?one /i, '')
  if (topic.isPlural) return { ...topic, name, modifier: undefined }
  const isKnown = /^(?:the|our|this)$/i.test(determiner)
  const modifier = wordsOf(name).length <= 3 ? name : undefined
  return { name: isKnown ? `the ${name}` : withArticle(name), isPlural: false, modifier }
}

const irregular: Record<string, string> = {
  fell: 'falling',
  made: 'making',
  got: 'getting',
  went: 'going',
  lost: 'losing',
  found: 'finding',
  built: 'building',
  bought: 'buying',
  sold: 'selling',
  ran: 'running',
  broke: 'breaking',
  left: 'leaving',
  met: 'meeting',
  ate: 'eating',
  grew: 'growing',
  wrote: 'writing',
  spent: 'spending',
  paid: 'paying',
  taught: 'teaching',
  won: 'winning',
  did: 'doing',
  kept: 'keeping',
  cut: 'cutting',
}

/** 'stopped burning garlic' to 'burning garlic', 'fixed my sink' to 'fixing my sink'. */
function asActivity(told: string): string {
  const [verb = '', ...rest] = wordsOf(
    told.replace(/^(?:finally|almost|nearly|never|once|just|really)\s+/i, ''),
  )
  const [next = ''] = rest
  if (/^(?:stop|stopped|quit|start|started|began|keep|kept|love|hate)$/i.test(verb) && next.endsWith('ing'))
    return rest.join(' ')
  if (/^(?:learn|learned|learnt|managed|decided|want|wanted)$/i.test(verb) && next === 'to')
    return `how to ${rest.slice(1).join(' ')}`
  const plain = verb.toLowerCase()
  const doing =
    irregular[plain] ??
    (plain.endsWith('ied')
      ? plain.replace(/ied$/, 'ying')
      : plain.endsWith('ed')
        ? plain.replace(/ed$/, 'ing')
        : gerund(plain))
  return [doing, ...rest].join(' ')
}
