/** Words too general to relate two notes. */
const general = new Set(
  (
    'about above after again against all almost also always and another any anyone anything are around away back because been before being best better between both but came can cannot come could day days did different does doing done down each easy else enough ever every everybody everyone everything feel few find first for found from gave get gets getting give goes going gone good got great had half hard has have having her here hers him his hour hours how into its itself just keep kept kind knew know known knows last later least left less let like little long look looks lot made make makes making many maybe mean means might mine minute minutes mistake month months more most much must need needs never new next nobody none nothing now number off often old once one only onto other others our ours out over own part people person put question quite rather real really result right said same saw say says second seconds see seem seen she should show since small some somebody someone something soon start started still stop stopped such sure take takes taken tell than that the their them then there these they thing things think this those though thought through time times today together told too took toward tried true try trying turn two three four five six seven eight nine ten under until upon use used uses using usually very wait want wanted wants was way ways week weeks well went were what when where whether which while who whole whom whose why will with within without won word work worked works worse worst would wrong year years yes yet you your yours ' +
    'aber alle allem allen aller alles als also andere anderen auch auf aus bei beim bin bis bist bitte dabei dafür damit danach dann daran darauf darum das dass dein deine dem den denn der deren des deshalb die dies diese diesem diesen dieser dieses doch dort drei durch ein eine einem einen einer eines einfach erst erste ersten etwas euch euer eure fast fehler frage für ganz gar geben gegen gehen geht gemacht genau gerade gern gibt ging gut gute guten habe haben hast hat hatte hatten hier hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer immer ins ist jahr jahre jahren jede jedem jeden jeder jedes jemand jetzt kann kein keine keinem keinen keiner kommt konnte können lange leute lieber macht machen mal man manchmal mehr mein meine meinem meinen meiner meines meist menschen mich minuten mir mit monat monate muss musste müssen nach nachdem nicht nichts nie niemand noch nun nur oben oder ohne richtig schon sehr sein seine seinem seinen seiner seit seitdem selbst sich sie sind soll sollte sondern später stunden tag tage tagen über überhaupt und uns unser unsere unter viel viele vielen vom von vor vorher wann war waren warum was wegen weil weiß wenig weniger wenn wer werden wie wieder will wird wirklich woche wochen wollen wollte worden wurde wurden zahl zeit zum zur zwar zwei zwischen'
  ).split(' '),
)

/** Nouns and verbs that mean little in a note but much in a list of forbidden words. */
const weak = new Set(
  'mistake mistakes number numbers question result people person thing work watch start stop wait money fehler frage zahl leute menschen zeit'.split(
    ' ',
  ),
)

/** The stem of every word that may be forbidden. */
export const bannedStems = (text: string) => stemsFrom(text, (word) => general.has(word) && !weak.has(word))

/** The stemmed content words of a text, so that 'hives' matches 'hive' and 'baked' matches 'bake'. */
export const stemsOf = (text: string) => stemsFrom(text, (word) => general.has(word))

function stemsFrom(text: string, isLeftOut: (word: string) => boolean): Set<string> {
  const stems = new Set<string>()
  for (const word of text.toLowerCase().match(/[\p{L}][\p{L}\p{M}\p{N}'’/-]*/gu) ?? []) {
    const bare = word.replace(/['’](?:s|re|ve|ll|d|t|m)?$/, '').replace(/[-/]$/, '')
    if (bare.length < 3 || isLeftOut(bare)) continue
    // Twice, so that 'queens' and 'queen' end up the same.
    const stem = stemOf(stemOf(bare))
    if (!isLeftOut(stem)) stems.add(stem)
  }
  return stems
}

const endings = [
  'ings',
  'ing',
  'ern',
  'ers',
  'ies',
  'ied',
  'est',
  'ed',
  'es',
  'er',
  'en',
  'em',
  'ly',
  's',
  'e',
  'n',
  'y',
]

/** Crude on purpose: it only needs to be consistent. */
function stemOf(word: string): string {
  for (const ending of endings)
    if (word.endsWith(ending) && word.length - ending.length >= 3) {
      const cut = word.slice(0, -ending.length)
      // 'stopping' and 'stop'.
      return /([bdgklmnprt])\1$/.test(cut) && cut.length > 3 ? cut.slice(0, -1) : cut
    }
  return word
}

export const isGeneral = (word: string) => general.has(word.toLowerCase())

export function sharesStem(a: ReadonlySet<string>, b: ReadonlySet<string>, except?: ReadonlySet<string>) {
  for (const stem of a) if (b.has(stem) && !except?.has(stem)) return true
  return false
}
