/** Directions to the maker ('cinematic, 4k'), not text for viewers. */
export function readDirections(prompt: string): { text: string; directions: string[] } {
  const directions: string[] = []
  const text = splitSentences(prompt.replace(opening, '').replace(shot, '').replace(request, ''))
    .flatMap((written, index) => {
      const shown = written.replace(lead, '').replace(askedList, '$1:')
      const sentence = shown === written ? written : capitalise(shown)
      const plain = sentence.replace(/(?<![.!?\s])[.!?\s]+$/, '')
      if (index === 0 || !instructions.some((each) => each.test(plain))) return [sentence]
      directions.push(sentence)
      return wantedLine(sentence) ?? []
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

/** A quote that follows its lead-in belongs to the same sentence, however many it has itself. */
const splitSentences = (text: string) => text.split(/(?<=[.!?؟]["”»“]?)\s+(?!["“„«])/)

/** The words that an instruction asks for: 'Make it playful, and end with “Never say never.”' */
function wantedLine(sentence: string): string | undefined {
  const quoted = /["“„«]([^"“”„«»]{3,200})["”“»]/.exec(sentence)?.[1]
  const line = quoted ?? (ending.test(sentence) ? /:\s+(\S.*)$/.exec(sentence)?.[1] : undefined)
  if (line === undefined) return undefined
  const said = capitalise(line.trim())
  return /[.!?؟]$/.test(said) ? said : `${said}.`
}

const kinds = '(?:video|clip|film|movie|animation|reel|short|teaser|trailer)'

const opening = new RegExp(
  `^\\s*(?:please\\s+)?(?:can you\\s+)?(?:create|make|generate|produce|render|show)\\s+(?:me\\s+)?(?:(?:an?|the|my)\\s+)?(?:[\\w-]+\\s+){0,3}?${kinds}(?:\\s+(?:about|of|showing|that shows|on|where|in which|for))?(?:\\s*[:,])?\\s*`,
  'i',
)
const shot = new RegExp(
  `^\\s*(?:an?\\s+)?(?:[\\w-]+\\s+){0,3}(?:${kinds}|shot|close-up|timelapse|time-lapse)\\s+(?:for\\s+(?:[\\w’'-]+\\s+){1,6})?(?:about|of|showing)\\s+`,
  'i',
)

const wanted = `(?:i\\s+want|i(?:['’]d| would)\\s+(?:like|love)|want|need)\\s+an?\\s+(?:[\\w-]+\\s+){0,2}${kinds}\\s+(?:saying|showing|about|of)\\s+(?:that\\s+)?`
const wantedElsewhere =
  'je\\s+(?:voudrais|veux|souhaite)\\s+(?:raconter|montrer)\\s+|(?:quiero|quisiera|me gustaría)\\s+(?:contar|mostrar)\\s+|(?:أريد|أودّ?)\\s+(?:فيديو|مقطعًا|أن\\s+أحكي)\\s+عن\\s+'

/** 'I want a video saying that …', 'Je voudrais raconter …', 'أريد فيديو عن …': what follows is the text. */
const lead = new RegExp(
  `^(?:${wanted}|${wantedElsewhere}|say\\s+(?:that\\s+)?(?=(?:it|this|that)['’]s\\s))`,
  'i',
)

/** 'Dates to show: …' */
const askedList = /^(\S+)\s+to\s+(?:show|list|mention|include)\s*:/i

/** 'Show one night in Venice', 'Explain why a stamp is worth a house': what it asks for is the text. */
const request =
  /^\s*(?:please\s+)?(?:show|depict|visuali[sz]e|illustrate|explain|describe|tell)\s+(?:(?:me|us)\s+)?(?:(?:the story\s+)?(?:of|about)\s+)?(?=\S+\s\S)/i

const tone =
  '(?:quiet|calm|funny|dry|warm|serious|playful|upbeat|energetic|romantic|dramatic|moody|co[sz]y|slow|fast|gentle|honest|cheerful|deadpan|light-hearted)'
const degree = '(?:(?:a bit|a little|very|slightly|quite|not too)\\s+)?'

const banned = "(?:do(?:n['’]t| not)|never)"
const ofFilm =
  '(?:music|songs?|sounds?|voice-?overs?|narrat(?:or|ion)|captions?|subtitles?|text|words?|titles?|emojis?|icons?|hashtags?|logos?|names?|numbers?|stock|footage|photos?|pictures?|images?|animations?|effects?|transitions?|filters?|jokes?|puns?|clich[eé]s?|jargon|slang|exclamation)'

/** The instruction names how the film is to end. */
const ending = /^(?:end|finish|close|terminer|finir|enden|termina|terminar)\s/i

const filmWords =
  'video|film|clip|music|musik|klaviermusik|gitarrenmusik|musique|musica|música|voz|voix|stimme|erzählt|erzählen|untertitel|sous-titres|subtítulos|jargon|on screen|captions?|voice-?over'

/** Sentences that say how to make the film: 'End on the harbour.', 'Quiet and a bit funny.' */
const instructions = [
  /^(?:end|start|open|begin|finish|close|cut|zoom|fade)\s+(?:on|with|to|in|out)\b/i,
  /^(?:terminer|finir)\s+(?:par|sur|avec)\s|^terminar?\s+con\s/i,
  /^(?:i(?:['’]d| would)\s+(?:like|love)|i\s+want|please\s+(?:make|keep))\s+(?:it|this|the\s+(?:video|film|clip))\s/i,
  /^please\s+(?:include|add|use|end|finish|mention)\s/i,
  // 'Bitte nie mit Wasser löschen' is advice to viewers.
  new RegExp(`^(?:bitte|por favor)\\s(?:[^.!?]*[\\s,-])?(?:${filmWords})(?![\\p{L}])`, 'iu'),
  /^(?:tono|ton|tonfall|stimmung|ambiance)\s(?!(?:père|ami|frère)\s)\S+(?:,|$|\s(?:y|et|und|e|con|avec|mit)\s)/iu,
  /^(?:أريد\s+(?:نبرة|موسيقى|لقطات)|(?:ال)?موسيقى\s+هادئة|النبرة)/u,
  new RegExp(`^something\\s+${degree}${tone}(?:,|\\s+(?:and|but)\\s)`, 'i'),
  new RegExp(
    `^${degree}${tone}(?:\\s+(?:and|but)\\s+(?:not\\s+)?\\S+)?,\\s+(?:no|not|whisper|big|small|soft|with|without|end|finish|close)\\s`,
    'i',
  ),
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
