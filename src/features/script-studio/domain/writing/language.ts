export type Language = 'en' | 'de' | 'other'

const common = {
  en: 'i me the and to of is in it you that for on with are this my was but not have they what when how your from at we be or an do if after about every',
  de: 'der die das und ist ich nicht ein eine zu den mit auf für sich es im dem von auch wie wir du mein meine war aber wenn nach über aus bei noch nur kein keine was jeden mehr',
  other:
    'el la los las de del que y en un una es por con para mi no se su al lo como más le les des du et est une dans pour sur je ne pas il elle nous vous qui avec mon ma o os da do em um uma não com minha meu di che gli per sono non della het een van ik niet voor met zijn mijn och att det som jag inte är för på og ikke jeg til jest nie na się to w z i że',
} as const
const lists = Object.entries(common).map(
  ([language, words]) => [language as Language, new Set(words.split(' '))] as const,
)

/** More text changes no verdict and costs time before every reply. */
const mostRead = 5000

/** Detects the language by its most common words; English if unclear. */
export function detectLanguage(whole: string): Language {
  const text = whole.slice(0, mostRead)
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  if (letters.length > 0 && latin.length < letters.length / 2) return 'other'
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = lists.map(([language, list]) => ({
    language,
    count: words.filter((word) => list.has(word)).length,
  }))
  const best = counts.reduce((a, b) => (b.count > a.count ? b : a))
  const second = counts.filter(({ language }) => language !== best.language && language !== 'other')
  // Words of several languages, such as 'de' and 'in', must not outvote English or German.
  if (best.language === 'other' && second.some(({ count }) => count >= best.count)) return 'en'
  return best.count === 0
    ? /[äöüß]/i.test(text)
      ? 'de'
      : /[ñçãõåøæœłęąě¿¡]/i.test(text)
        ? 'other'
        : 'en'
    : best.language
}
