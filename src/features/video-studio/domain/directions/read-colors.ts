/** Colors in hex: of the background, and of what stands out on it. */
export type AskedColors = { backgrounds: readonly string[]; accents: readonly string[] }

/** 'nada de neón', 'no dark colors' */
export const denied =
  /(?<!\p{L})(?:no|not|nothing|without|nada de|nada|sin|sem|keine?n?|nicht|ohne|pas de|pas|sans)\s(?:\p{L}+\s)?\p{L}+/giu

const wordsOf: Record<string, string> = {
  '#111111': 'black schwarz schwarze schwarzem schwarzer noir noire negro negra preto preta nero nera',
  '#ffffff': 'white weiß weiße weißem weißer blanc blanche blanco blanca branco branca bianco bianca',
  '#f6efe0': 'cream ivory beige creme cremefarben crème ivoire crema marfil marfim avorio',
  '#ffd60a': 'yellow gelb gelbe gelbem jaune amarillo amarilla amarelo amarela giallo gialla',
  '#e3ab2b': 'gold golden goldene doré dorée dorado dorada dourado dourada oro dorato',
  '#ff7a1a': 'orange naranja laranja arancione',
  '#c1121f': 'red rot rote rotem rouge rojo roja vermelho vermelha rosso rossa',
  '#ff9dbb': 'pink rosa rose',
  '#5b2a86': 'purple violet lila violett violeta morado roxo viola',
  '#1d4ed8': 'blue blau blaue blauem bleu bleue azul blu',
  '#0f1b4c': 'navy dunkelblau marineblau',
  '#0f8b8d': 'teal petrol',
  '#2cc4c0': 'turquoise türkis turquesa turchese',
  '#1b7f4b': 'green grün grüne grünem vert verte verde',
  '#6b4226': 'brown wood braun holz marron brun marrón madera castanho madeira marrone legno',
  '#8a8f98': 'grey gray grau graue gris cinza grigio',
}

const colorOf = new Map(
  Object.entries(wordsOf).flatMap(([color, words]) => words.split(' ').map((word) => [word, color])),
)

const dark =
  /^(?:dark|deep|midnight|navy|marineblau|dunkelblau|dunkles?|dunklem|foncée?|sombre|nuit|oscur[oa]|escur[oa]|scur[oa])$/
const light = /^(?:light|icy|pale|pastel|helles?|hellem|clair[es]*|pâle|clar[oa]s?|pálid[oa]|chiar[oa])$/
/** 'cream paper', 'fondo azul' */
const background = /^(?:background|backdrop|paper|hintergrund|papier|fond|fondo|papel|fundo|sfondo|carta)$/
/** 'black ink' */
const letters =
  /^(?:ink|text|type|letters|lettering|writing|schrift|tinte|texte|encre|texto|letras|tinta|testo)$/
/** 'one red accent' */
const accent =
  /^(?:accents?|highlights?|details?|touch(?:es)?|akzente?n?|détails?|acentos?|detalles?|detalhes?|accenti|dettagli)$/
/** 'one warm lamp yellow' */
const single = /^(?:one|single|touch|hint|tupfer|toque|touche|tocco)$/
/** What else tells that a single color is a wish for the whole film. */
const tone =
  /^(?:colou?rs?|tones?|tints?|hues?|shades?|palette|theme|moods?|looks?|feel|vibes?|style|atmosphere|farben?|töne|tönen|stimmung|couleurs?|tons?|teintes?|ambiance|colores|tonos|ambiente|cores|colori|toni|atmosfera)$/
const joint = /^(?:,|and|und|et|y|e|on|with|into|auf|mit|sur|avec|con|com|su|plus)$/

/** The colors that the directions ask for: 'black and yellow', 'cream paper and black ink', 'tonos madera'. */
export function readColors(directions: readonly string[]): AskedColors | undefined {
  const asked = directions.map((direction) => direction.replaceAll(denied, ' . '))
  const found = asked.flatMap(colorsIn)
  const named = (...roles: readonly Named['role'][]) =>
    unique(roles.flatMap((role) => found.filter((each) => each.role === role).map(({ color }) => color)))
  const backgrounds = named('background', 'any')
  // 'Dark background and cold blues'
  if (backgrounds.length > 0 && asked.some((direction) => darkBackground.test(direction)))
    return {
      backgrounds: unique(backgrounds.map((color) => darkOf[color] ?? color)).slice(0, 3),
      accents: named('accent', 'any'),
    }
  if (backgrounds.length > 0)
    return { backgrounds: backgrounds.slice(0, 3), accents: named('accent', 'any', 'letters') }
  return asked.map(familyOf).find((family) => family !== undefined)
}

/** 'earthy tones', 'colori caldi', 'cores de terra' */
const families: readonly { words: RegExp; colors: readonly string[] }[] = [
  {
    words: /^(?:warm|warmen?|chauds|chaudes|cálidos|cálidas|caldi|quentes)$/,
    colors: ['#f6e3c5', '#9c3d22'],
  },
  {
    words: /^(?:cool|cold|icy|kalten?|kühlen?|froids|froides|fríos|frios|freddi)$/,
    colors: ['#dfeaf2', '#16425b'],
  },
  { words: /^(?:pastel|pastell|pastello)$/, colors: ['#fde2e4', '#cfe3f7'] },
  {
    words:
      /^(?:earth|earthy|earthen|natural|clay|sand|sandy|stone|cork|erdigen?|tierra|terra|terre|terrosos|argile|arcilla|argila|tufo|pietra|pedra|piedra|cortiça|corcho)$/,
    colors: ['#e9dcc5', '#5c4326'],
  },
  { words: /^(?:autumn|autumnal|fall|herbstlichen?|otoñales|outonais)$/, colors: ['#f3e0c0', '#9a3b12'] },
]
const colorNoun =
  /^(?:colou?rs?|tones?|shades?|palette|farben|töne|tönen|couleurs|tons|teintes|colores|tonos|cores|colori|toni)$/

function familyOf(direction: string): AskedColors | undefined {
  const words = wordsIn(direction)
  const isNamed = (family: RegExp) =>
    words.some(
      (word, at) =>
        family.test(word) && words.slice(Math.max(0, at - 2), at + 3).some((other) => colorNoun.test(other)),
    )
  const found = families.find((family) => isNamed(family.words))
  return found && { backgrounds: found.colors, accents: found.colors }
}

const darkBackground =
  /(?<!\p{L})(?:dark|black|dunkler?|sombre|oscuro|escuro|scuro) (?:background|backdrop|hintergrund|fond|fondo|fundo|sfondo)|(?:hintergrund|fond|fondo|fundo|sfondo) (?:dunkel|sombre|oscuro|escuro|scuro)/iu

const adverbs = /^(?:very|really|rather|sehr|très|muy|muito|molto)$/

type Named = { color: string; role: 'background' | 'letters' | 'accent' | 'any' }

const wordsIn = (text: string) =>
  (text.toLowerCase().match(/\p{L}+|[.,!?;:]/gu) ?? []).filter((word) => !adverbs.test(word))

function colorsIn(direction: string): Named[] {
  const words = wordsIn(direction)
  return words.flatMap((word, at) => {
    // 'ocean blues'
    const isPlural = /^(?:blue|green|red|brown|yellow|pink|purple|grey|gray)s$/.test(word)
    const color = colorOf.get(isPlural ? word.slice(0, -1) : word)
    if (!color) return []
    const around = [words[at - 1] ?? '', words[at + 1] ?? '']
    const isDark = [word, ...around].some((other) => dark.test(other))
    const isLight = around.some((other) => light.test(other))
    // 'fondo azul', 'dark blue background', 'tons de bleu'
    const near = words.slice(Math.max(0, at - 2), at + 3)
    const role = around.some((other) => background.test(other))
      ? 'background'
      : around.some((other) => letters.test(other))
        ? 'letters'
        : around.some((other) => accent.test(other)) ||
            words.slice(Math.max(0, at - 3), at).some((other) => single.test(other))
          ? 'accent'
          : 'any'
    // 'a red bicycle' is a thing.
    const isShade = isDark || isLight || isPlural
    const isWish = role !== 'any' || isShade || near.some((other) => tone.test(other)) || isOfRow(words, at)
    const shade = isDark ? (darkOf[color] ?? color) : isLight ? paler(color) : color
    return isWish ? [{ color: shade, role }] : []
  })
}

/** Whether another color comes right before or after: 'black and yellow', 'black, yellow'. */
function isOfRow(words: readonly string[], at: number): boolean {
  const isColor = (index: number) => colorOf.has(words[index] ?? '')
  return [-1, 1].some(
    (step) =>
      isColor(at + step) ||
      (isColor(at + step * 2) && [joint, dark, light].some((kind) => kind.test(words[at + step]!))) ||
      // 'dark blue into deep black'
      (isColor(at + step * 3) && joint.test(words[at + (step > 0 ? 1 : -2)]!)),
  )
}

const darkOf: Record<string, string> = {
  '#1d4ed8': '#0f1b4c',
  '#1b7f4b': '#0c3b24',
  '#c1121f': '#5c0a12',
  '#5b2a86': '#2d1245',
  '#6b4226': '#3a2213',
  '#0f8b8d': '#073f40',
  '#8a8f98': '#33363b',
}

/** Much nearer to white. */
const paler = (color: string) =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(255 - (255 - parseInt(color.slice(at, at + 2), 16)) * 0.4)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const unique = (colors: readonly string[]) => [...new Set(colors)]
