/** Tells whether a text speaks of what the creator never wants, in any form of the word. */
export type IsForbidden = (text: string) => boolean

export function understandForbidden(text: string): IsForbidden {
  const patterns = text
    .toLowerCase()
    .split(/[,;\n.•|/]| and | or | nor |&/)
    .map(dropPreamble)
    .flatMap(toPattern)
  return (line) => patterns.some((pattern) => pattern.test(line))
}

// 'please never talk about', 'no', 'anything with' say only that it is forbidden.
function dropPreamble(term: string): string {
  return term
    .replace(/^[\s"'“”‘’#*-]+|(?<![\s"'“”‘’!?*])[\s"'“”‘’!?*]+$/g, '')
    .replace(
      /^(?:(?:please|i|we|you|will|would|want|wants|never|not|no|don['’]?t|do|avoid|without|nothing|anything|any|all|mention|mentions|mentioning|talk|talking|say|show|use|using|about|of|to|on|with|like|the|a|an|it|my|jokes? about|references? to|content)\s+)+/,
      '',
    )
}

const tooCommon =
  /^(?:the|and|with|that|this|your|you|they|them|from|into|have|what|when|how|why|who|one|thing|things|stuff|content|video|videos|word|words|anything|nothing|none|people|make|does|like|about|before|after|during|while|over|under|more|less|other|some|time|day|new|old|good|bad|very|too|much|many|n\/a|na|no|yes)$/

function toPattern(term: string): RegExp[] {
  const words = term.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []
  const telling = words.filter((word) => !tooCommon.test(word) && word.length > 2)
  if (telling.length === 0 || words.length > 6) return telling.length === 0 ? [] : telling.map(oneWord)
  if (telling.length === 1) return [oneWord(telling[0]!)]
  return [new RegExp(telling.map(anyForm).join('[^\\p{L}\\p{N}]+(?:\\p{L}+[^\\p{L}\\p{N}]+)?'), 'iu')]
}

const oneWord = (word: string) => new RegExp(anyForm(word), 'iu')

// 'gambling' is also gamble, gambles, gambler: the stem and whatever ends it.
function anyForm(word: string): string {
  const stem =
    word.length < 5 ? word.replace(/s$/, '') : word.replace(/(?:ations?|ings?|ers?|ies|ied|ed|es|s|e|y)$/, '')
  const safe = (stem.length < 3 ? word : stem).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const isShort = safe.length < 4
  return `(?<![\\p{L}\\p{N}])${safe}${isShort ? '(?:s|es)?' : '\\p{L}{0,6}'}(?![\\p{L}\\p{N}])`
}
