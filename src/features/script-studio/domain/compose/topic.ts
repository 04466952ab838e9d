import { gerund, isPluralWord, pluralise, singularise, wordsOf } from './grammar.ts'

/** Something a creator speaks about, as a noun phrase that can stand in a sentence. */
export type Topic = {
  /** In the middle of a sentence: 'vintage espresso machines'. */
  name: string
  isPlural: boolean
  /** Before another noun: 'espresso machine'; undefined where that would be clumsy. */
  modifier: string | undefined
}

const longest = 48
const mostWords = 8

/** A topic out of what was typed between two commas; nothing where nothing can be made of it. */
export function understandTopic(typed: string, everything: string): Topic | undefined {
  const words = wordsOf(clean(typed))
  if (words.length === 0 || words.length > 30) return undefined
  const phrase = settleCase(shorten(toNounPhrase(words)), everything)
  if (!/\p{L}{2}/u.test(phrase) || says(phrase) || phrase.length > longest) return undefined
  return describe(phrase)
}

// What people type when they have nothing to say.
const says = (phrase: string) =>
  /^(?:topics?|tests?|testing|none|nothing|etc|stuff|everything|anything|various|misc|content|videos?|undefined|null|n\/?a|tbd|todo|idk|other|random|[a-z]{1,2})$/i.test(
    phrase,
  )

function describe(phrase: string): Topic {
  const words = wordsOf(phrase)
  const at = headOf(words)
  const head = words[at] ?? ''
  // 'apartment' alone takes an article that a label has not; 'apartments' needs none.
  const isBare =
    !isGerund(words[0] ?? '') &&
    !words.some((word) => /^(?:an?|the|one|my|your|our|every|each|this)$/i.test(word))
  if (isBare && at === words.length - 1 && countable.test(head)) words[at] = pluralise(head)
  const isActivity = isGerund(words[0] ?? '')
  const isPlural = isPluralWord(words[at] ?? '') && !(isActivity && words.length > 1)
  const isShort = words.length <= 3 && at === words.length - 1 && !(isActivity && words.length > 1)
  const hasJoint = words.some((word) => /^(?:and|&|or|vs\.?)$/i.test(word))
  const isForeign = /[^\u0020-\u007e’]/.test(phrase) || words.some((word) => foreign.test(word))
  const modifier =
    isShort && !hasJoint && !isForeign
      ? [...words.slice(0, -1), singularise(words.at(-1) ?? '')].join(' ')
      : undefined
  const isTrouble = isActivity
    ? troublesome.test(words[0] ?? '')
    : trouble.test(words[at] ?? '') || /^(?:picky eating|screen time)$/i.test(phrase)
  // Nobody wants more churn: what people want is to handle it.
  if (isTrouble) return { name: `handling ${words.join(' ')}`, isPlural: false, modifier }
  return { name: words.join(' '), isPlural: isPlural || (hasJoint && !isActivity), modifier }
}

function clean(typed: string): string {
  return typed
    .replace(/<[^<>]*>|\{\{[^{}]*\}\}|\$\{[^{}]*\}/g, ' ')
    .replace(/https?:\/\/\S+|www\.\S+|@\S+/g, ' ')
    .replace(/\p{Extended_Pictographic}|\p{Cc}|[\u200b-\u200f]|\ufe0f/gu, ' ')
    .replace(/[#*_`~^<>{}[\]|\\"“”„«»]/g, ' ')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\d.)–—:-]+(?=\p{L})|(?<![\s.!?,:;–—/(-])[\s.!?,:;–—/(-]+$/gu, '')
    .trim()
}

const plainVerbs =
  /^(?:save|make|learn|grow|find|get|lose|become|write|earn|improve|create|avoid|choose|reduce|manage|raise|teach|keep|stay|eat|sell|buy|bake|fix|invest|budget|restore|repair|understand|handle|master|organi[sz]e|declutter|decorate|overcome|heal|sew|knit|brew|rebuild|cook|build)$/i

/** 'how to save money' and 'save money' are 'saving money'; 'tips for new parents' is what the tips are for. */
function toNounPhrase(words: string[]): string[] {
  const text = words.join(' ')
  const bare = text
    .replace(
      /^(?:(?:everything|all|stuff|things?|videos?|content|posts?|topics?|mostly|mainly|also|and|or|etc|like|i (?:talk|post|write) about|about|around|related to|the (?:art|world|basics|topic|science) of|tips (?:for|on|about)|advice (?:on|for|about)|ideas for|guides? to|my|your|our|some|any|the|a|an|and)\s+)+/i,
      '',
    )
    .replace(/^(?:how (?:to|i|we|you can|you)|ways to|learning to|why (?:you should|to))\s+/i, 'to ')
  const rest = wordsOf(bare)
  if (/^to$/i.test(rest[0] ?? '') && rest[1]) return [gerund(rest[1].toLowerCase()), ...rest.slice(2)]
  const [first = '', second = ''] = rest
  const isOrder =
    plainVerbs.test(first) && second !== '' && !/^(?:guides?|orders?|tips|books?|shows?)$/i.test(second)
  return isOrder ? [gerund(first.toLowerCase()), ...rest.slice(1)] : rest
}

const clause =
  /^(?:when|because|while|that|which|who|so|if|without|but|where|whenever|since|although|though|after|before|until|unless|is|are|was|were|be|can|will|should|has|have|i|we|you|they|it|including|especially|e\.g\.|eg|ie|such|plus)$/i
const loose =
  /^(?:for|of|with|in|on|to|from|at|by|about|into|and|or|&|the|a|an|my|your|our|their|as|per|via|than|very|really|more|no|not)$/i

// Up to where a clause begins, and never ending in a word that leads to another.
function shorten(words: string[]): string {
  const end = words.findIndex((word, index) => index > 0 && clause.test(word))
  let kept = end < 0 ? words : words.slice(0, end)
  const fits = () => kept.length <= mostWords && kept.join(' ').length <= longest
  if (!fits()) {
    const joint = kept.findIndex(
      (word, index) => index > 0 && /^(?:for|with|in|on|from|at|by|and|or|&)$/i.test(word),
    )
    if (joint > 0) kept = kept.slice(0, joint)
  }
  if (!fits()) return ''
  while (kept.length > 0 && loose.test(kept.at(-1) ?? '')) kept = kept.slice(0, -1)
  return kept.join(' ').replace(/(?<![,;:.!?'’])[,;:.!?'’]+$/, '')
}

// 'Personal Finance' as typed into a list is 'personal finance' in a sentence; 'New York pizza' and 'SEO' stay.
function settleCase(phrase: string, everything: string): string {
  const words = wordsOf(phrase)
  const isTitle = words.length > 1 && words.every((word) => !/^\p{Ll}/u.test(word))
  const keepsName = isTitle && everything.split(/[.!?\n,;:]/).some((part) => part.trim().indexOf(phrase) > 0)
  return words
    .map((word, index) => {
      if (keepsName || !/^\p{Lu}[\p{Ll}'’-]+$/u.test(word) || names.test(word)) return word
      return index === 0 || isTitle ? word.toLowerCase() : word
    })
    .join(' ')
}

const names =
  /^(?:Python|Java|Javascript|Typescript|Excel|Notion|Figma|Canva|Photoshop|Blender|Minecraft|Fortnite|Valorant|Roblox|Skyrim|Zelda|Pok[eé]mon|Mario|Lego|Disney|Marvel|Star|Wars|Instagram|Tiktok|Youtube|Google|Apple|Amazon|Etsy|Shopify|Linux|Android|Kubernetes|Docker|React|Zoom|Teams|Slack|Outlook|Japan\w*|Korea\w*|China|Chinese|India\w*|Ital\w+|Spain|Spanish|Fr(?:ance|ench)|German\w*|Mexic\w+|Thai\w*|Vietnam\w*|Paris|London|Berlin|Tokyo|New|York|Bali|Europe\w*|Africa\w*|America\w*|Asia\w*|English|Arabic|Russian|Portuguese|Greek|Turk\w+|Islam\w*|Christian\w*|Bible|Jewish|Buddhis\w+|Montessori|Bitcoin|Ethereum|Monday|Sunday|Christmas|Halloween|Formula|Nba|Nfl|Fifa|Gen|Ikea|Tesla|Kdrama|Jane|Austen|Shakespeare)$/

function headOf(words: string[]): number {
  const joint = words.findIndex(
    (word, index) => index > 0 && /^(?:for|of|with|in|on|to|from|at|by|about|without|under)$/i.test(word),
  )
  return (joint < 0 ? words.length : joint) - 1
}

const notGerunds =
  /^(?:king|ring|spring|string|thing|wing|sling|swing|nothing|something|everything|anything|morning|evening|ceiling|wedding|earring|building|viking|darling|sibling|pudding|bring|sing|sting|cling|bling|ping|icing|frosting|clothing|amazing|interesting|boring|exciting|growing|working|living|running|pricing|landing|onboarding|marketing|gaming|parenting|lighting|streaming)$/i

const isGerund = (word: string) => /^\p{L}{2,}ing$/iu.test(word) && !notGerunds.test(word)

const countable =
  /^(?:machine|apartment|kitchen|garden|car|bike|bicycle|motorcycle|truck|camera|phone|dog|cat|puppy|kitten|horse|house|home|room|desk|setup|wardrobe|outfit|haircut|hairstyle|recipe|game|book|novel|review|tutorial|guide|tip|hack|trick|project|build|routine|workout|exercise|budget|startup|business|brand|website|app|tool|gadget|plant|tree|flower|cake|cookie|pizza|burger|salad|soup|sandwich|smoothie|cocktail|trip|hike|road|city|country|language|song|guitar|piano|drum|beat|album|painting|drawing|portrait|sculpture|lamp|chair|table|watch|knife|shoe|sneaker|dress|bag|necklace|nail|habit|mindset|story|interview|podcast|course|lesson|team|client|customer|product|course|exam|test|resume|career|salary|loan|mortgage|stock|fund|portfolio|account|card|relationship|marriage|baby|toddler|kid|parent|family|pet|movie|film|series|show|character|costume|prop|quilt|sweater|computer|keyboard|laptop|robot|drone|printer|gun|boat|van|camper|tent|campsite|festival|concert|museum|hotel|restaurant|bakery|cafe|farm|chicken|bee|goat|fish|aquarium)$/i

const foreign =
  /^(?:en|de|del|la|el|los|las|der|die|das|du|des|le|les|und|y|con|con|para|et|mit|per|di|da|com|na|no|ve)$/i

const trouble =
  /^(?:churn|debts?|stress|anxiety|burnout|clutter|tantrums?|meltdowns?|pain|injur(?:y|ies)|procrastination|insomnia|acne|loneliness|waste|mistakes?|failures?|rejections?|scams?|taxes|fears?|grief|panic|bugs|crashes|weeds|pests|mou?ld|loss|depression|trauma|breakups?|divorces?|jealousy|conflicts?|bull(?:y|ies)|bullying|addictions?|cravings|overwhelm|perfectionism|phobias?|allerg(?:y|ies)|evictions?|notices?|rent increases?|layoffs?|lawsuits?|fines)$/i

const troublesome =
  /^(?:barking|biting|chewing|whining|snoring|scratching|overeating|overspending|overthinking|procrastinating|doomscrolling|yelling|crying|gossiping|ghosting)$/i
