import {
  askedList,
  direction,
  ending,
  innerLead,
  instructions,
  isRequest,
  lead,
  leadingTone,
  namesSound,
  opening,
  request,
  shot,
} from './direction-phrases.ts'

/** Directions to the maker ('cinematic, 4k'), not text for viewers. */
export function readDirections(prompt: string): { text: string; directions: string[] } {
  const directions: string[] = []
  const text = splitSentences(prompt.replace(opening, '').replace(shot, '').replace(request, ''))
    .flatMap(splitAtLeads)
    .flatMap((sentence, index) => {
      const plain = sentence.replace(/(?<![.!?\s])[.!?\s]+$/, '')
      if (index === 0 || !isInstruction(plain)) return [sentence]
      directions.push(sentence)
      return wantedLine(sentence) ?? []
    })
    .map((sentence) => {
      const toneFirst = leadingTone.exec(sentence)?.[0]
      if (toneFirst === undefined) return sentence
      directions.push(toneFirst.trim())
      return capitalise(sentence.slice(toneFirst.length))
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
const splitSentences = (text: string) =>
  text.split(
    /(?<=(?<!(?<!\p{L})(?:[ap]\.m|e\.g|i\.e|z\.B|Dr|Mr|Mrs|St))[.!?؟]["”»“]?|\p{Extended_Pictographic}\uFE0F?)\s+(?!["“„«\p{Extended_Pictographic}])/u,
  )

/** 'I teach tango and I'd like to explain how it starts.' as 'I teach tango.' and 'How it starts.' */
function splitAtLeads(sentence: string): string[] {
  const [first = '', ...others] = sentence.split(innerLead)
  const isLed = lead.test(first)
  const opened =
    isLed || askedList.test(first) ? capitalise(first.replace(lead, '').replace(askedList, '$1:')) : first
  if (isLed && /^to\s/i.test(opened)) return [capitalise(opened.replaceAll(/(^|,\s(?:and\s)?)to\s/gi, '$1'))]
  // 'Could it end with the pier lights?' asks nothing of viewers.
  const said = isLed && /^could\s/i.test(first) ? opened.replace(/\?$/, '.') : opened
  return [others.length > 0 ? `${said}.` : said, ...others.map(capitalise)]
}

const longestRequest = 16

function isInstruction(sentence: string): boolean {
  const isSoundRequest =
    namesSound.test(sentence) && isRequest.test(sentence) && sentence.split(/\s+/).length <= longestRequest
  return isSoundRequest || instructions.some((each) => each.test(sentence))
}

/** The words that an instruction asks for: 'Make it playful, and end with “Never say never.”' */
function wantedLine(sentence: string): string | undefined {
  const quoted = /["“„«]([^"“”„«»]{3,200})["”“»]/.exec(sentence)?.[1]
  const line =
    quoted ??
    /\s(?:me|us)\ssaying\s(?:that\s)?(\S.*)$/.exec(sentence)?.[1] ??
    (ending.test(sentence) ? /:\s+(\S.*)$/.exec(sentence)?.[1] : undefined)
  if (line === undefined) return undefined
  const said = capitalise(line.trim())
  return /(?:[.!?؟]|\p{Extended_Pictographic}\uFE0F?)$/u.test(said) ? said : `${said}.`
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
