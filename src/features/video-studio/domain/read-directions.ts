/** Directions to the maker ('cinematic, 4k'), not text for viewers. */
export function readDirections(prompt: string): { text: string; directions: string[] } {
  const directions: string[] = []
  const text = prompt
    .replace(opening, '')
    .replace(shot, '')
    .replace(request, '')
    .split(/(?<=[.!?])\s+/)
    .filter((sentence, index) => {
      const isDirection =
        index > 0 && instructions.some((each) => each.test(sentence.replace(/(?<![.!?\s])[.!?\s]+$/, '')))
      if (isDirection) directions.push(sentence)
      return !isDirection
    })
    .join(' ')
    .split(/(?<=[,;])\s+/)
    .filter((clause) => {
      const plain = clause.replace(/(?<![,;.\s])[,;.\s]+$/, '')
      const isDirection = direction.test(plain)
      if (isDirection) directions.push(plain)
      return !isDirection
    })
    .join(' ')
    .replace(/(?<![,;\s])[,;\s]+$/, '')
  return text.trim() === '' ? { text: prompt, directions: [] } : { text: capitalise(text.trim()), directions }
}

const kinds = '(?:video|clip|film|movie|animation|reel|short|teaser|trailer)'

const opening = new RegExp(
  `^\\s*(?:please\\s+)?(?:can you\\s+)?(?:create|make|generate|produce|render|show)\\s+(?:me\\s+)?(?:(?:an?|the|my)\\s+)?(?:[\\w-]+\\s+){0,3}?${kinds}(?:\\s+(?:about|of|showing|that shows|on|where|in which|for))?(?:\\s*[:,])?\\s*`,
  'i',
)
const shot = new RegExp(
  `^\\s*(?:an?\\s+)?(?:[\\w-]+\\s+){0,3}(?:${kinds}|shot|close-up|timelapse|time-lapse)\\s+(?:about|of|showing)\\s+`,
  'i',
)

/** 'Show one night in Venice', 'Explain why a stamp is worth a house': what it asks for is the text. */
const request =
  /^\s*(?:please\s+)?(?:show|depict|visuali[sz]e|illustrate|explain|describe|tell)\s+(?:(?:me|us)\s+)?(?:(?:the story\s+)?(?:of|about)\s+)?(?=\S+\s\S)/i

const tone =
  '(?:quiet|calm|funny|dry|warm|serious|playful|upbeat|dramatic|moody|co[sz]y|slow|fast|gentle|honest|cheerful|deadpan|light-hearted)'
const degree = '(?:(?:a bit|a little|very|slightly|quite|not too)\\s+)?'

const banned = "(?:do(?:n['’]t| not)|never)"
const ofFilm =
  '(?:music|songs?|sounds?|voice-?overs?|narrat(?:or|ion)|captions?|subtitles?|text|words?|titles?|emojis?|icons?|hashtags?|logos?|names?|numbers?|stock|footage|photos?|pictures?|images?|animations?|effects?|transitions?|filters?|jokes?|puns?|clich[eé]s?|jargon|slang|exclamation)'

/** Sentences that say how to make the film: 'End on the harbour.', 'Quiet and a bit funny.' */
const instructions = [
  /^(?:end|start|open|begin|finish|close|cut|zoom|fade)\s+(?:on|with|to|in|out)\b/i,
  /^(?:include|mention|cover|avoid|focus on|break (?:it|this|the \S+) down)\b/i,
  // 'Never use soap' is advice to viewers, 'Don’t use music' isn't.
  new RegExp(`^${banned}\\s+(?:show|include|mention|reveal)\\s`, 'i'),
  new RegExp(`^${banned}\\s+(?:use|add)\\s+(?:\\S+\\s+){0,2}${ofFilm}\\b`, 'i'),
  new RegExp(
    `^${banned}\\s+say\\s+(?:the words?|anything|what|who|why|where|how|that|his|her|their|my)\\b`,
    'i',
  ),
  /^(?:tell|keep|make|shoot|film|style|animate)\s+(?:it|this|them|everything)\b/i,
  /^(?:no|without|with)\s+(?:\S+\s+){0,2}(?:music|voice-?over|captions?|subtitles?|on-?screen text)$/i,
  /^(?:in\s+(?:the\s+)?)?(?:first|second|third)[\s-]person\b/i,
  new RegExp(
    `^${degree}${tone}(?:,?\\s+(?:and|but)\\s+${degree}${tone})*(?:\\s+(?:humou?r|tone|mood|pacing))?$`,
    'i',
  ),
]

const direction =
  /^(?:and\s+)?(?:in\s+)?(?:(?:very|highly|ultra|hyper)[\s-]?)?(?:cinematic|photo-?realistic|realistic|detailed|4k|8k|hd|uhd|1080p|slow[\s-]motion|(?:drone|aerial|wide|tracking|macro|handheld|establishing)\s+(?:shot|view|angle)|close-?up|shallow depth of field|depth of field|bokeh|35\s?mm(?:\s+film)?|film grain|soft light(?:ing)?|dramatic light(?:ing)?|cinematic light(?:ing)?|golden hour(?:\s+light(?:ing)?)?|high quality|masterpiece|trending on artstation|unreal engine|octane render|vertical|horizontal|portrait|landscape|seamless loop|\d+\s?fps)(?:\s+(?:style|look|mood|quality|shot|lighting|colou?rs?))?$/i

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
