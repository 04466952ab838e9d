import { styleNames, type StyleName } from '../film.ts'

const wordsOf: Record<StyleName, string> = {
  bold: 'rave party festival workout gym training sport football basketball game gaming fun kids dance challenge sale launch deal comedy pizza burger drum dj match goal',
  paper:
    'book history law tax school teacher study essay letter write writing craft paper bake bread flour archive museum century recipe pottery knit lesson',
  neon: 'night city neon club synth cyber space future ai robot star galaxy cinema film streamer esports tokyo electric music producer',
  clean:
    'business health doctor medical clinic finance money invest budget startup product design skin skincare care team customer patient bank saving rent pension',
  sunset:
    'travel sunset dawn forest sea ocean beach mountain garden bee plant nature fox bird calm yoga meditation breath love family home autumn hike river coffee tea fog',
  signal:
    'code coding kubernetes docker server deploy api database linux terminal developer software bug git typescript python debug data machine learning network security',
}

/** A film about a death has no stripes and stars. */
const grief =
  /\b(?:funerals?|coffins?|hospice|grief|grieving|cremation|obituary|burial|mourning|undertaker|beerdigung|sarg|trauer|enterrement|deuil|funeral|entierro|duelo)\b/i

/** Directions such as 'slow and quiet, whisper more than scream'. */
const calm =
  /\b(?:quiet|slow|calm|whisper|gentle|soft|tender|ruhig|leise|sanft|calme|douce?|sincère|tranquilo|suave|cercano)\b|هادئ|دافئ/iu
const calmStyles: readonly StyleName[] = ['paper', 'clean', 'sunset']

/** The style whose words the text uses most; without any, one by the seed. */
export function chooseStyle(text: string, seed: number, directions: readonly string[] = []): StyleName {
  if (grief.test(text)) return 'paper'
  const fitting = calm.test(directions.join(' ')) ? calmStyles : styleNames
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const scores = fitting.map((name) => {
    const known = wordsOf[name].split(' ')
    return said.filter((word) => known.includes(word) || known.includes(word.replace(/s$/, ''))).length
  })
  const best = Math.max(...scores)
  return best > 0 ? fitting[scores.indexOf(best)]! : fitting[seed % fitting.length]!
}
