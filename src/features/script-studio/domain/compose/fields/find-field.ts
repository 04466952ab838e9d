import { animals, rights } from './care-fields.ts'
import { making, music, nature } from './craft-fields.ts'
import { family, food, mind, money } from './home-fields.ts'
import { fitness, movement } from './body-fields.ts'
import { beauty, games, travel } from './leisure-fields.ts'
import { business, learning, tech } from './work-fields.ts'
import type { Field } from './field.ts'
import { general } from './general-field.ts'

export type { Field, Tip } from './field.ts'

const signs: [Field, RegExp][] = [
  [
    animals,
    /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|horses?|birds?|parrots?|rabbits?|hamsters?|guinea pigs?|aquarium\w*|chickens?|leash(?: walking| training)?|crate training|barking|vet|animal (?:training|behaviou?r)|trainer for \w+ ?\w* dogs?)\b/gi,
  ],
  [
    rights,
    /\b(?:law|laws|lawyers?|legal\w*|attorneys?|tenants?(?: rights)?|landlords?|evict\w*|security deposits?|leases?|rent increases?|contracts?|lawsuits?|immigration|visas?|insurance claims?|consumer rights|employment rights|paperwork|parking fines?)\b/gi,
  ],
  [
    making,
    /\b(?:diy|crafts?|woodwork\w*|knit\w*|crochet\w*|sew(?:ing)?|quilt\w*|restor\w*|repair\w*|rebuild\w*|renovat\w*|furniture|pottery|ceramic\w*|paint(?:ing|s)?|draw(?:ing)?|illustrat\w*|art(?:ist|ists)?|3d print\w*|leather\w*|lamps?|upcycl\w*|home improvement|cosplay|miniatures?|photograph\w*|film ?making|mechanic\w*|machines?|cars?|motorcycle\w*|carpent\w*)\b/gi,
  ],
  [
    movement,
    /\b(?:yoga|pilates|mobility|stretch\w*|running|runners?|marathon\w*|cycling|swim\w*|danc(?:e|ing)|walking|posture|tai chi|climbing)\b/gi,
  ],
  [
    food,
    /\b(?:cook\w*|bak(?:e|es|ing|er|ery)|bread|sourdough|recipes?|meals?|food|kitchen|chef|dinners?|lunch\w*|breakfast|dessert\w*|cake\w*|pasta|vegan|grill\w*|bbq|spice\w*|ferment\w*|coffee|espresso|latte|barista|wine|cocktail\w*|snack\w*|pizza|soup\w*|tacos?|sushi|lunch ?box\w*|loncheras?|cocina\w*|recetas?|kochen|cuisine)\b/gi,
  ],
  [
    money,
    /\b(?:financ\w*|money|invest\w*|budget\w*|debt|saving (?:money|for)|stocks?|etfs?|crypto\w*|bitcoin|tax(?:es)?|retire\w*|mortgage\w*|credit|wealth|frugal\w*|index funds?|side hustles?|pension\w*|401k|fire movement)\b/gi,
  ],
  [
    fitness,
    /\b(?:fitness|workout\w*|gym|strength|muscle\w*|crossfit|lifting|training plans?|weight ?lifting|calisthenics|kettlebell\w*|athlet\w*|protein|nutrition|macros|home workouts?|boxing)\b/gi,
  ],
  [
    games,
    /\b(?:gam(?:e|es|ing|er|ers)|esports?|minecraft|fortnite|valorant|roblox|rpgs?|speedrun\w*|twitch|console|nintendo|playstation|xbox|elden ring|league of legends|dungeons?|board ?games?|chess|indie games?|streaming)\b/gi,
  ],
  [
    family,
    /\b(?:parent\w*|mom\w*|mum\w*|dad\w*|kids?|child\w*|baby|babies|toddler\w*|famil\w*|pregnan\w*|newborn\w*|homeschool\w*|motherhood|fatherhood|montessori|bedtime|picky eat\w*|sleep training|toddler sleep|teenager\w*|potty|screen time)\b/gi,
  ],
  [
    business,
    /\b(?:b2b|saas|startups?|founders?|marketing|sales|business\w*|entrepreneur\w*|agency|freelanc\w*|brand(?:ing)?|customers?|clients?|e-?commerce|shopify|etsy|copywriting|leadership|churn|onboarding|revenue|linkedin|consult\w*|real estate|hiring|product management|growth|pricing)\b/gi,
  ],
  [
    beauty,
    /\b(?:beauty|makeup|make-up|skin ?care|hair\w*|fashion|outfits?|style|styling|nails?|perfume\w*|thrift\w*|wardrobe\w*|cosmetic\w*|jewel\w*|lipstick\w*)\b/gi,
  ],
  [
    travel,
    /\b(?:travel\w*|trips?|backpack\w*|flights?|hotels?|van ?life|road ?trips?|nomads?|hik(?:e|es|ing)|camping|destinations?|tourism|itinerar\w*|city guides?|solo travel)\b/gi,
  ],
  [
    music,
    /\b(?:music\w*|guitar\w*|piano|sing(?:ing|er|ers)?|songwrit\w*|songs?|producer|mixing|beats|drum\w*|violin|dj|band|album\w*|rap|choir)\b/gi,
  ],
  [
    tech,
    /\b(?:tech\w*|cod(?:e|ing)|program\w*|software|developers?|python|javascript|typescript|react|ai tools?|machine learning|cyber\w*|gadgets?|apps?|linux|devops|kubernetes|web dev\w*|data science|excel|automation|electronics|smartphones?|pc builds?)\b/gi,
  ],
  [
    nature,
    /\b(?:garden\w*|plants?|vegetables?|animals?|farm\w*|bees?|beekeeping|houseplants?|nature|wildlife|compost\w*|fishing|tomato(?:es)?|herbs?|balcony)\b/gi,
  ],
  [
    learning,
    /\b(?:stud(?:y|ying|ies|ents?)|learn\w*|school|exams?|language\w*|spanish|english|french|german|korean|japanese|history|science|math\w*|physics|books?|reading|teach\w*|education|university|college|vocabulary|grammar|trivia|psychology|philosophy)\b/gi,
  ],
  [
    mind,
    /\b(?:mindful\w*|meditat\w*|mental health|anxiety|self[ -]?care|wellness|well-?being|habits?|productivity|journal\w*|sleep|stress|burnout|mindset|therapy|minimalis\w*|declutter\w*|spiritual\w*|self[ -]?improvement|adhd|relationships?|dating|confidence|happiness)\b/gi,
  ],
]

/** The field that the most words of a text belong to. */
export function findField(text: string): Field {
  // How somebody explains is not what they explain.
  const spoken = text.replace(/\bin plain english\b/gi, '')
  let best = general
  let most = 0
  for (const [field, pattern] of signs) {
    const count = spoken.match(pattern)?.length ?? 0
    if (count > most) [best, most] = [field, count]
  }
  return best
}

/** What each piece of advice is called, the longest first. */
export const tipLabels: readonly string[] = [...signs.map(([field]) => field), general]
  .flatMap(({ tips }) => tips.map(({ label }) => label))
  .toSorted((a, b) => b.length - a.length)
