import { denied } from '../../domain/directions/read-colors.ts'
import { styleNames, type StyleName } from '../film.ts'

const wordsOf: Record<StyleName, string> = {
  bold: 'rave party festival workout gym training sport football basketball game gaming fun kids dance challenge sale launch deal comedy pizza burger drum dj match goal',
  paper:
    'book history law tax school teacher study essay letter write writing craft paper bake bread flour archive museum century recipe pottery knit lesson',
  neon: 'night city neon club synth cyber space future ai robot star galaxy cinema streamer esports tokyo electric music producer',
  clean:
    'business health doctor medical clinic finance money invest budget startup product design skin skincare care team customer patient bank saving rent pension',
  sunset:
    'travel sunset dawn forest sea ocean beach mountain garden bee plant nature fox bird calm yoga meditation breath love family home autumn hike river coffee tea fog',
  signal:
    'code coding kubernetes docker server deploy api database linux terminal developer software bug git typescript python debug data machine learning network security',
}

/** How a prompt may describe a style: 'warm 70s look', 'clean and simple'. */
const looks: Record<StyleName, string> = {
  bold: 'bold loud punchy energetic upbeat hype colourful colorful playful fun bright knallig bunt laut énergique dynamique coloré enérgico alegre divertido colorido',
  paper:
    'paper elegant elegante élégant serif literary vintage retro rétro nostalgic nostalgisch nostalgique nostálgico handwritten handmade notebook scrapbook sepia papier papel',
  neon: 'neon néon neón dark moody cyberpunk synthwave 80s dunkel düster sombre oscuro',
  clean:
    'clean minimal minimalist minimalistic professional serious serio seria sérieux sério ernst simple schlicht sachlich minimalistisch épuré sobre limpio minimalista sencillo',
  sunset:
    'night nocturnal stars starry violet purple nocturno noche estrellas nachts nächtlich sterne nocturne étoiles warm cozy cosy golden dreamy sunny 70s 60s warme warmes warmer gemütlich chaleureux chaude cálido cálida',
  signal: 'terminal hacker techy technical technisch',
}

/** A film about a death has no stripes and stars. */
const grief =
  /\b(?:funerals?|coffins?|hospice|grief|grieving|cremation|obituary|burial|mourning|undertaker|beerdigung|sarg|trauer|enterrement|deuil|funeral|entierro|duelo)\b/i

/** Directions such as 'slow and quiet, whisper more than scream'. */
const calm =
  /\b(?:quiet|slow|calm|whisper|gentle|soft|tender|ruhig|leise|sanft|calme|douce?|sincère|tranquilo|suave|cercano)\b|هادئ|دافئ/iu
const calmStyles: readonly StyleName[] = ['paper', 'sunset']

/** Styles that fit any text; the others set a mood of their own. */
const plainStyles: readonly StyleName[] = ['paper', 'clean', 'sunset']

/** So many different words of a text speak for a style with a mood of its own; one may be there by chance. */
const leastForMood = 2

/** The style that the directions describe, otherwise the one whose words the text uses most; without any, one by the seed. */
export function chooseStyle(text: string, seed: number, directions: readonly string[] = []): StyleName {
  if (grief.test(text)) return 'paper'
  const asked = directions.join(' ').replaceAll(denied, '')
  const isCalm = calm.test(asked)
  const neutral = isCalm ? calmStyles : plainStyles
  return (
    mostNamed(asked, looks, isCalm ? plainStyles : styleNames) ??
    mostNamed(text, wordsOf, isCalm ? calmStyles : styleNames, leastForMood) ??
    neutral[seed % neutral.length]!
  )
}

function mostNamed(
  text: string,
  wordsOfStyle: Record<StyleName, string>,
  styles: readonly StyleName[],
  leastMood = 1,
): StyleName | undefined {
  const said = new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
  const scores = styles.map((name) => {
    const known = wordsOfStyle[name].split(' ')
    const found = known.filter((word) => said.has(word) || said.has(`${word}s`))
    return plainStyles.includes(name) || found.length >= leastMood ? found.length : 0
  })
  const best = Math.max(...scores)
  return best > 0 ? styles[scores.indexOf(best)] : undefined
}
