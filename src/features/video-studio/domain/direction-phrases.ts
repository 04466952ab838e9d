const kinds = '(?:video|clip|film|movie|animation|reel|short|teaser|trailer)'

export const opening = new RegExp(
  `^\\s*(?:please\\s+)?(?:can you\\s+)?(?:create|make|generate|produce|render|show)\\s+(?:me\\s+)?(?:(?:an?|the|my)\\s+)?(?:[\\w-]+\\s+){0,3}?${kinds}(?:\\s+(?:about|of|showing|that shows|on|where|in which|for))?(?:\\s*[:,])?\\s*`,
  'i',
)
export const shot = new RegExp(
  `^\\s*(?:an?\\s+)?(?:[\\w-]+\\s+){0,3}(?:${kinds}|shot|close-up|timelapse|time-lapse)\\s+(?:for\\s+(?:[\\w’'-]+\\s+){1,6})?(?:about|of|on|showing)\\s+`,
  'i',
)

/** 'Dates to show: …' */
export const askedList = /^(\S+)\s+to\s+(?:show|list|mention|include)\s*:/i

/** 'Show one night in Venice', 'Explain why a stamp is worth a house': what it asks for is the text. */
export const request =
  /^\s*(?:please\s+)?(?:show|depict|visuali[sz]e|illustrate|explain|describe|tell)\s+(?:(?:me|us)\s+)?(?:(?:the story\s+)?(?:of|about)\s+)?(?=\S+\s\S)/i

const tone =
  '(?:quiet|calm|funny|dry|warm|serious|playful|upbeat|energetic|romantic|dramatic|moody|co[sz]y|slow|fast|gentle|honest|cheerful|deadpan|light-hearted)'
const degree = '(?:(?:a bit|a little|very|slightly|quite|not too)\\s+)?'

const iWant = "(?:i\\s(?:want|wanna|need)|i(?:['’]d|\\swould)\\s(?:like|love)|(?:want|need))"
const voudrais = "(?:je\\s(?:voudrais|veux|souhaite)|j['’]aimerais)"
const quiero = '(?:quiero|quisiera|me\\sgustaría)'
const urid = '(?:أريد|أودّ?|أحب)'

/** What says that something is to be said: 'I'd like to make a video on', 'Me gustaría explicar', 'أريد أن أحكي عن'. */
const english = `${iWant}\\s(?:to\\s(?:make|do|film|create)\\s)?an?\\s(?:[\\w-]+\\s){0,2}${kinds}\\s(?:on|about|for|with|of|showing|saying|where|that\\s(?:shows|says|explains))\\s(?:that\\s)?|${iWant}\\sto\\s(?:tell\\s(?:people|everyone|viewers)|(?:explain|show)(?:\\s(?:people|it|this))?(?:\\ssimply)?(?!\\s(?:what|how|why|where|when|who)\\s)|say|mention|share|talk\\sabout)(?::|\\sthat)?\\s`
const others = `${voudrais}\\s(?:faire|tourner)\\sune\\svidéo\\s(?:sur\\s)?|${voudrais}\\s(?:raconter|montrer|dire|expliquer)\\s(?:que\\s)?|${quiero}\\s(?:hacer|grabar)\\sun\\sv[ií]deo\\s(?:corto\\s)?(?:sobre\\s)?|${quiero}\\s(?:contar|mostrar|decir|explicar)\\s(?:que\\s)?|ich\\s(?:möchte|will)\\s(?:erzählen|zeigen|erklären),\\s(?=wie\\s)|(?:وفي\\sالنهاية\\s)?و?${urid}\\sفيديو\\s(?:قصيرًا\\s)?(?:عن|أشرح\\sفيه|أحكي\\sفيه|يشرح\\s(?:للمبتدئين|للناس)\\sأن(?:هم|ه)?)\\s|(?:وفي\\sالنهاية\\s)?و?${urid}\\sأن\\s(?:أحكي|أذكر|أقول|أشرح)\\s(?:(?:عن|أن)\\s)?`

/** The same at the start of a sentence; what follows is the text. */
export const lead = new RegExp(
  `^(?:(?:ok|okay|hi|hey|basically|and|but|also|so|y|también|et|aussi|und),?\\s){0,3}(?:${english}|${others}|please\\s(?:have|tell|ask)\\s(?:people|viewers|everyone|folks)\\s|(?:please\\s)?(?:mention|note|point\\sout|make\\sclear|remind\\speople|be\\shonest)\\sthat\\s|say\\s(?:that\\s)?(?=(?:it|this|that)['’]s\\s)|could\\s(?:it|the\\s${kinds})\\s(?:finish|end|close|start|open)\\s(?:with|on)\\s)`,
  'i',
)

/** The same behind another clause: 'I teach tango and I'd like to make a video about …' */
export const innerLead = new RegExp(
  `(?:[,،;]\\s|\\s(?=(?:and|but|y|et|und)\\s|و))(?:(?:and|but|so|also|y|también|et|und)\\s){0,2}(?:${english}|${others})`,
  'gi',
)

/** 'Upbeat and cheerful, he's proud of his lunchbox': only the tone is a direction. */
export const leadingTone = new RegExp(
  `^${degree}${tone}\\s(?:and|but)\\s${degree}${tone},\\s(?=\\S+\\s\\S)`,
  'i',
)

const soundWords =
  '(?:music|beats?|lo-?fi|soundtrack|songs?|piano|guitar|fiddle|violin|drums?|synth|bandoneón|guitarra|musique|guitare|musik|klavier|gitarre|موسيقى)'
const requestMarks =
  "(?:if\\spossible|would\\sbe\\s(?:grand|nice|great|lovely|good|cool|perfect|ideal|awesome)|please|pls|plz|ideally|^could|^maybe|^something|^¿?podr[ií]a|por\\sfavor|bitte|s['’]il\\s(?:vous|te)\\spla[iî]t|من\\sفضلكم?)"

/** 'Lofi beat if possible', 'Fiddle music would be grand', '¿Podría sonar un bandoneón?' */
export const namesSound = new RegExp(`(?<!\\p{L})${soundWords}(?!\\p{L})`, 'iu')
export const isRequest = new RegExp(`(?<!\\p{L})${requestMarks}(?!\\p{L})`, 'iu')

const banned = "(?:do(?:n['’]t| not)|never)"
const ofFilm =
  '(?:music|songs?|sounds?|voice-?overs?|narrat(?:or|ion)|captions?|subtitles?|text|words?|titles?|emojis?|icons?|hashtags?|logos?|names?|numbers?|stock|footage|photos?|pictures?|images?|animations?|effects?|transitions?|filters?|jokes?|puns?|clich[eé]s?|jargon|slang|exclamation)'

/** The instruction names how the film is to end. */
export const ending =
  /^(?:y\s)?(?:que\s)?(?:end|finish|close|terminer|finir|enden|termine|termina|terminar)\s|(?<!\p{L})(?:am\sEnde|zum\sSchluss|al\sfinal|à\sla\sfin)(?!\p{L})/iu

const filmWords =
  'video|film|clip|music|musik|klaviermusik|gitarrenmusik|musique|musica|música|voz|voix|stimme|erzählt|erzählen|untertitel|sous-titres|subtítulos|jargon|on screen|captions?|voice-?over'

/** Sentences that say how to make the film: 'End on the harbour.', 'Quiet and a bit funny.' */
export const instructions = [
  /^(?:it\s+should\s+)?(?:end|start|open|begin|finish|close|cut|zoom|fade)\s+(?:on|with|to|in|out)\b/i,
  /^(?:terminer|finir)\s+(?:par|sur|avec)\s|^(?:y\s)?(?:que\s)?termin(?:ar?|e)\s+con\s/i,
  /^(?:i(?:['’]d| would)\s+(?:like|love)|i\s+want|please\s+(?:make|keep))\s+(?:it|this|the\s+(?:video|film|clip))\s/i,
  /^please\s+(?:include|add|use|end|finish|mention)\s/i,
  // 'Bitte nie mit Wasser löschen' is advice to viewers.
  new RegExp(`^(?:bitte|por favor)\\s(?:[^.!?]*[\\s,-])?(?:${filmWords})(?![\\p{L}])`, 'iu'),
  /^(?:tono|ton|tonfall|stimmung|ambiance)\s(?!(?:père|ami|frère)\s)\S+(?:,|$|\s(?:y|et|und|e|con|avec|mit)\s)/iu,
  /^(?:و?(?:أريد|أفضّ?ل|أحب)\s+(?:(?:ال)?نبرة|موسيقى|لقطات|أن\s+(?:يكون|تكون))|(?:ال)?موسيقى\s+هادئة|النبرة)/u,
  /^es\s+soll\s+(?:\S+\s+){1,8}(?:sein|werden|wirken|klingen)(?=[\s,]|$)/i,
  /^gerne?\s+(?:mit|ohne|etwas|ein\s?bisschen)\s/i,
  // 'I’d like people to leave feeling safe'
  /^i(?:['’]d| would)\s+(?:like|love)\s+(?:people|viewers|everyone)\s+to\s/i,
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

export const direction =
  /^(?:and\s+)?(?:in\s+)?(?:(?:very|highly|ultra|hyper)[\s-]?)?(?:cinematic|photo-?realistic|realistic|detailed|4k|8k|hd|uhd|1080p|slow[\s-]motion|(?:drone|aerial|wide|tracking|macro|handheld|establishing)\s+(?:shot|view|angle)|close-?up|shallow depth of field|depth of field|bokeh|35\s?mm(?:\s+film)?|film grain|soft light(?:ing)?|dramatic light(?:ing)?|cinematic light(?:ing)?|golden hour(?:\s+light(?:ing)?)?|high quality|masterpiece|trending on artstation|unreal engine|octane render|vertical|horizontal|portrait|landscape|seamless loop|\d+\s?fps)(?:\s+(?:style|look|mood|quality|shot|lighting|colou?rs?))?$/i
