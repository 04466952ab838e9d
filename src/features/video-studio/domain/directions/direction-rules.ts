import { cutAfter, markOf, plainWord, type PromptWord } from './prompt-words.ts'
import { withDenials, withFullSentences, withWishLines } from './wish-rules.ts'

/** Corrects what is learned where the wording leaves no doubt. */
export const applyRules = (words: readonly PromptWord[], labels: readonly boolean[]): boolean[] =>
  rules.reduce((now, rule) => rule(words, now), [...labels])

const rules = [
  withoutScraps,
  withQuotes,
  withTopics,
  withAnnounced,
  withWholeClauses,
  withoutLeadIns,
  withReportedSpeech,
  withoutAsides,
  withDenials,
  withFullSentences,
  withWishLines,
]

const longestScrap = 3

/**
 * 'Hold the shot on the ten pounds.': a few words left of a direction belong to it. What opens the prompt does only
 * between two directions: 'Ein warmes Video, wie aus der Werkstatt, viel Holz.'
 */
function withoutScraps(words: readonly PromptWord[], labels: readonly boolean[]): boolean[] {
  const whole = [...labels]
  for (const sentence of cutAfter([...words.keys()], (at) => markOf(words[at]!) === '.')) {
    const said = sentence.filter((at) => !labels[at])
    const [first] = said
    if (first === undefined || said.length === sentence.length || said.length > longestScrap) continue
    const before = words[first - 1]
    const isAnnounced = announces.test(before?.text ?? '') || opensQuote(words[first]!.text)
    const isOpening = sentence[0] === 0
    const isBetween = labels[sentence[0]!] && labels[sentence.at(-1)!]
    const isAsked = isAnnounced || (before && markOf(before) !== '')
    const isOfDirection = isOpening ? isBetween && !isAnnounced : !isAsked || !labels[first - 1]
    if (isOfDirection) whole.fill(true, sentence[0], sentence.at(-1)! + 1)
  }
  return whole
}

/** 'Mention that | it’s free.' */
const announces = /^(?:that|dass|que|أن|أنّ|say|sagen|dire|decir)$/i

const shortestQuote = 3

/** 'End with something like “you’re allowed to be nervous here”.': the quotation is what is to be said. */
function withQuotes(words: readonly PromptWord[], labels: readonly boolean[]): boolean[] {
  const said = [...labels]
  words.forEach(({ text }, from) => {
    if (!said[from] || !/^["“„«'‘]/.test(text)) return
    const length =
      words.slice(from, from + longestQuote).findIndex((word) => /["”“»'’]\P{L}{0,3}$/u.test(word.text)) + 1
    if (length >= shortestQuote) said.fill(false, from, from + length)
  })
  return said
}

const longestQuote = 40

const film =
  /^(?:videos?|vids?|films?|clips?|reels?|something|algo|shorts?|tiktoks?|teaser|explainer|animation|vídeos?|vidéos?|erklärvideo|فيديو|فيلم|فيلمًا|ريلز|مقطع|مقطعًا)$/
const asks =
  /^(?:want|need|like|love|make|create|do|produce|give|please|pls|quiero|quisiera|necesito|haz|hazme|crea|veux|voudrais|faudrait|aimerais|fais|faites|brauche|bräuchte|möchte|will|hätte|mach|macht|erstelle?|vorrei|fammi|crea|quero|preciso|crie|faz|faça|أريد|عايز|محتاج|اعمل|ابغى|أبغى)$/
const introducesTopic = /^(?:about|on|explaining|showing|über|sobre|sur|عن)$/
const farthest = 12

const asksHow =
  /^(?:how|why|what|when|where|wie|warum|wieso|was|cómo|qué|comment|pourquoi|perché|como|كيف|لماذا|ليش|ليه)$/

/** 'I’d like a reel for beginners on why doves coo, calm please': only the topic of what is asked for is said. */
function withTopics(words: readonly PromptWord[], labels: readonly boolean[]): boolean[] {
  const said = [...labels]
  for (const sentence of cutAfter([...words.keys()], (at) => markOf(words[at]!) === '.')) {
    const plain = sentence.map((at) => plainWord(words[at]!.text))
    // 'Explain what happens if you only pay the minimum.'
    if (explains.test(plain[0]!) && asksHow.test(plain[1] ?? '')) {
      said[sentence[0]!] = true
      said[sentence[1]!] = false
    }
    const asked = plain.findIndex(
      (word, at) =>
        film.test(word) &&
        // 'a short video'
        !film.test(plain[at + 1] ?? '') &&
        plain.slice(0, at).some((each) => asks.test(each)),
    )
    if (asked < 0 || asked >= farthest) continue
    const rest = plain.slice(asked + 1, asked + farthest)
    const introduced = rest.findIndex((word) => introducesTopic.test(word))
    // 'a video explaining to owners why'
    const how = rest
      .slice(Math.max(0, introduced))
      .findIndex((word, at, all) => asksHow.test(word) && !isComparison(word, all[at + 1]))
    const isHow = how >= 0 && how <= farthestHow
    if (introduced < 0 && !isHow) {
      if (labels[sentence[asked]!] && isForSomebody.test(rest[0] ?? ''))
        fillClause(words, said, sentence, asked)
      continue
    }
    const start = asked + 1 + Math.max(0, introduced) + (isHow ? how : 1)
    const [topic = []] = cutAfter(sentence.slice(start), (at) => markOf(words[at]!) !== '')
    if (topic.length < 2) continue
    for (const at of sentence.slice(0, start)) said[at] = true
    for (const at of topic) said[at] = false
  }
  return said
}

/** 'un video cálido, como de taller' */
const isComparison = (word: string, next = '') =>
  word === 'como' && /^(?:de|uno?|una|uma?|en|em|si|se)$/.test(next)

const explains = /^(?:explain|erklär|erkläre|explique|expliquer|expliquez|explicar|explica|spiega|spiegami)$/
const farthestHow = 5
const isForSomebody = /^(?:for|für|pour|para|per)$/

/** 'Make a short video for people who have just bought a fish tank.' names no topic. */
function fillClause(
  words: readonly PromptWord[],
  said: boolean[],
  sentence: readonly number[],
  from: number,
) {
  const [clause = []] = cutAfter(sentence.slice(from), (at) => markOf(words[at]!) !== '')
  for (const at of clause) said[at] = true
}

const announcesText =
  /^(?:ends?|ending|finish|close|closing|lines?|words?|motto|slogan|tagline|names?|reads?|says?|mention|pon|poner|pongan|nombre|lema|frase|termina|terminen|acaba|cierra|cerrad|finissez|terminez|nom|phrase|spruch|satz|schluss|ende|steht|stehen|eingeblendet|erwähnt?|chiudi|nome|scritta|fim|termina|termine)$/

/** 'End with our motto: slow is fast', 'End with “no check, no tour”.': what is announced is said. */
function withAnnounced(words: readonly PromptWord[], labels: readonly boolean[]): boolean[] {
  const said = [...labels]
  const plainOf = (places: readonly number[]) => places.map((at) => plainWord(words[at]!.text))
  for (const sentence of cutAfter([...words.keys()], (at) => markOf(words[at]!) === '.')) {
    const colon = sentence.findIndex((at) => words[at]!.text.endsWith(':'))
    const [before, behind] = [sentence.slice(0, colon + 1), sentence.slice(colon + 1)]
    if (behind.length > 0 && before.length > 0) {
      const from = before.slice(0, -1).findLastIndex((at) => markOf(words[at]!) !== '') + 1
      const opening = before.slice(from)
      // 'Bunt und fröhlich, und am Ende: Der Kurs startet im Mai.', 'Inhalt: Die Spende dauert zehn Minuten.'
      const isLabel =
        from > 0
          ? labels[before[from - 1]!] && opening.length <= longestLabel && plainOf(opening).some(isAnnouncing)
          : textLabel.test(plainOf(opening).join(' ')) || endLabel.test(plainOf(opening).join(' '))
      if (isLabel) for (const at of opening) said[at] = true
      // 'Ending: a bleat' is a label, like 'Style: paper'.
      const isAnnounced =
        before.length > 1 &&
        labels[before.at(-1)!] &&
        plainOf(before.filter((at) => labels[at])).some(isAnnouncing)
      if (isAnnounced || isRequest(plainOf(before), behind.length)) {
        // 'I’d love a video showing his lunchbox for a week: turkey, hummus, pasta'
        const hasTopic = plainOf(before).some((word) => namesTopic.test(word))
        if (!isAnnounced && !hasTopic) for (const at of before) said[at] = true
        for (const at of behind) said[at] = false
      }
    }
    // 'end with: everything’s half off', 'End with “no check, no tour”.'
    const quote = sentence.findIndex((at) => opensQuote(words[at]!.text))
    const start = quote >= 0 && quote <= colon ? quote : colon >= 0 ? colon + 1 : quote
    const isEnd = announcesEnd.test(plainOf(sentence.slice(0, 3)).join(' '))
    if (isEnd && start > 0 && start < sentence.length && start <= farthestQuote)
      for (const [place, at] of sentence.entries()) said[at] = place < start
  }
  return said
}

const longestLabel = 4
const isAnnouncing = (word: string) => announcesText.test(word)

/** 'make a 40 second video: 5 tracks, 14 cars', 'a sweet reel, no sad music: grown cats sleep all night, …' */
function isRequest(plain: readonly string[], said: number): boolean {
  const isFilm =
    plain.some((word) => film.test(word) || seconds.test(word)) && plain.some((word) => asks.test(word))
  return isFilm && (film.test(plain.at(-1)!) || said >= shortestText)
}
const shortestText = 10
const seconds = /^(?:secs?|seconds?|sek|sekunden|secondes|segundos|secondi)$/
const namesTopic =
  /^(?:about|on|of|with|that|showing|saying|telling|explaining|announcing|tonight|über|zu|mit|sobre|con|que|sur|avec|qui|com)$/

/** What is said under such a heading opens a prompt or one of its paragraphs. */
const textLabel =
  /^(?:content|script|message|key message|last line|closing line|inhalt|schlusssatz|botschaft|contenu|phrase de fin|contenido|mensaje|frase final|conteúdo|texto|contenuto|testo)$/

/** 'Finir drôle : …', but not 'End of the day: …' */
const endLabel =
  /^(?:end|finish|finir|terminer|terminar|acabar|enden) (?!of|the|an?|l[ae]|el|de|on|with)\p{L}+(?: :)?$/u

/** 'A pressure cooker does, it gets to about | 250 °F': a direction that a number cuts off is none. */
function withWholeClauses(words: readonly PromptWord[], labels: readonly boolean[]): boolean[] {
  const said = [...labels]
  for (const sentence of cutAfter([...words.keys()], (at) => markOf(words[at]!) === '.')) {
    const start = sentence.findIndex((at) => !labels[at])
    const before = sentence.slice(0, Math.max(0, start))
    const last = words[before.at(-1)!]
    const isCut = last && markOf(last) === '' && /^[$€£]?\p{N}/u.test(words[sentence[start]!]?.text ?? '')
    const plain = before.map((at) => plainWord(words[at]!.text))
    if (isCut && !plain.some((word) => film.test(word) || asks.test(word)))
      for (const at of before) said[at] = false
  }
  return said
}

const longestLeadIn = 6
const leadIn =
  /^(?:(?:and|then|y|que|und|et|e) )*(?:(?:at the end|al final|am ende|zum schluss|à la fin|alla fine|no fim) )?(?:(?:say|mention|tell them)(?: that)?|(?:also )?tell (?:them |people )?about|(?:diga|digan)(?: que)?|di que|(?:sagt?|erwähnt?)(?: unbedingt)? dass|(?:dis|dites|précisez|ajoutez) que|(?:aclaren|cuenten|agreguen) que|(?:احكوا|اذكروا|قولوا) (?:إنه?|أن|ان|انه))$/
const mentions =
  /^(?:mention that|(?:oh )?(?:and )?put in that|also tell (?:them |people )?about|précisez que|aclaren que|erwähnt?(?: unbedingt)? dass|(?:احكوا|اذكروا) (?:إنه?|أن|ان|انه))$/
/** 'Say no to sugar.' */
const isSaid = /^(?:no|yes|hi|hello|goodbye|thanks|thank|it|this|what|nothing|you|so|sorry|please|how|mal)$/

/** 'A video for parents. | Say | take the pedals off', 'and that it | says at the end that | we open at 12'. */
function withoutLeadIns(words: readonly PromptWord[], labels: readonly boolean[]): boolean[] {
  const said = [...labels]
  for (const at of labels.keys()) {
    if (at === 0 || labels[at]) continue
    // 'Mention that …' is never a sentence that is said; 'Say …' may be one.
    const follows = labels[at - 1]!
    if (!follows && markOf(words[at - 1]!) !== '.') continue
    for (let length = longestLeadIn; length > 0; length--) {
      const plain = words.slice(at, at + length).map(({ text }) => plainWord(text))
      const next = words[at + length]
      const isLeadIn = follows ? leadIn.test(plain.join(' ')) : mentions.test(plain.join(' '))
      if (!next || !isLeadIn || isSaid.test(plainWord(next.text))) continue
      said.fill(true, at, at + length)
      break
    }
  }
  return said
}

const saying = /^(?:say|mention|diga|digan|di|sagt?|erwähne?t?|dis|dites)$/
const that = /^(?:that|que|dass)$/

/** 'and at the end say that | we open at noon' */
function withReportedSpeech(words: readonly PromptWord[], labels: readonly boolean[]): boolean[] {
  const said = [...labels]
  for (const sentence of cutAfter([...words.keys()], (at) => markOf(words[at]!) === '.')) {
    const plain = sentence.map((at) => plainWord(words[at]!.text))
    const place = plain.findIndex((word, at) => that.test(word) && saying.test(plain[at - 1] ?? ''))
    if (place > 0 && labels[sentence[place]!]) for (const at of sentence.slice(place + 1)) said[at] = false
  }
  return said
}

const aside =
  /^\((?:(?:maybe|perhaps|please|you could|vielleicht|bitte|peut-être|quizás) (?:show|add|use|play|zeige?n?|muestra|montrer)|insert|cut to|zoom)(?: |$)/i

/** '… ten minutes (maybe show the curve dropping).', but not 'We open at nine (use the side door).' */
function withoutAsides(words: readonly PromptWord[], labels: readonly boolean[]): boolean[] {
  const said = [...labels]
  words.forEach(({ text }, from) => {
    if (!text.startsWith('(')) return
    const length = words.slice(from).findIndex((word) => word.text.includes(')')) + 1
    const written = words.slice(from, from + length).map((word) => word.text)
    if (aside.test(written.join(' '))) said.fill(true, from, from + length)
  })
  return said
}

const farthestQuote = 8
/** 'End with …', 'Last line should be …', but not 'Close the valve: …' or 'End of the day: …'. */
const announcesEnd =
  /^(?:(?:and|then|und|et|y|e|on|ganz) )?(?:am ende|zum schluss|title it|(?:end|finish|close|ende|schließe|termina|acaba|cierra|termine|terminez|finis|finissez|chiudi) (?:with|on|mit|auf|con|por|par|sur|com)|(?:last|final|closing|letzter|última|dernière|ultima) (?:line|words?|sentence|screen|satz|frase|phrase))(?: |$)/

const opensQuote = (text: string) => /^["“„«'‘]/.test(text)
