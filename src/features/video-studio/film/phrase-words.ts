/** Words that begin a clause. */
export const joins = setOf(
  [
    'and or but so because that which who whose what how why when while where whether if then than as like until unless although though since before after',
    'und oder aber sondern denn weil dass wenn als ob damit obwohl bevor nachdem sobald falls während wie',
    'et ou mais car parce que qui quand lorsque si comme puis donc où y o e pero porque cuando aunque mientras donde sino luego ma perché che quando mentre dove se mas enquanto',
    'ثم أو لكن ولكن لأن حتى إذا عندما التي الذي حيث بينما كي או אבל כי אם כש',
  ].join(' '),
)

export const prepositions = setOf(
  [
    'for with without from into onto over under before after until about in on at by through between behind beside near around across against during within among upon beyond despite inside outside along since towards',
    'mit ohne für von bei nach vor aus auf an in im am zum zur zwischen hinter neben wegen seit trotz beim vom ins über unter durch gegen um statt bis',
    'avec sans pour dans sur sous chez vers par à au aux depuis pendant avant après entre contre con sin para por desde hasta sobre en hacia según senza per nel nella com sem',
    'في من على إلى عن مع بين قبل بعد',
  ].join(' '),
)

export const opens = new Set([...joins, ...prepositions])

/** Words that belong to the next one: articles, possessives, prepositions, counts. */
export const clings = setOf(
  [
    'a an the pro per minus my your his her its our their this that these those no to of in on at by for with from as one two three four five six seven eight nine ten half each every all both some any between next last first same other whole below above over under into through about before after until without against during near behind beside around across towards within among upon beyond despite inside outside along since per mr mrs dr too very quite',
    'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem im am zum zur mein meine meinen meinem meiner dein deine deinen deinem deiner sein seine seinen ihr ihre ihren ihrem unser unsere euer eure dieser diese dieses diesen diesem mit ohne für von bei nach vor aus in auf an zu über unter durch gegen um bis zwischen hinter neben während wegen seit trotz beim vom ins jede jeder jedes jeden alle viele zwei drei vier fünf sechs sieben acht neun zehn',
    'le la les un une des du de d’un d’une au aux à mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces avec sans pour dans sur sous par en chez vers tout tous toute toutes chaque quelques plusieurs deux trois quatre cinq six sept huit neuf dix a',
    'el los las uno una unos unas mi mis tus su sus nuestro nuestra este esta estos estas con sin para en por de del al a no cada todo toda todos todas dos tres cuatro cinco seis siete ocho nueve diez',
    'il gli uno con senza per di da del dello della dei delle nel nella sul sulla al alla ogni tutti tutte due tre quattro cinque sei sette otto nove dieci tuo tua mio mia suo sua um uma os as dos das no na com sem seu só cada pelo pela',
    'في من على إلى عن كل هذا هذه مع قبل بعد بين',
    'של את על עם כל זה זאת הזה אל מן בין לפני אחרי הכי יותר',
  ].join(' '),
)

/** Words that would rather stand with the next one: subjects, auxiliaries, conjunctions. */
export const leans = setOf(
  'nobody somebody someone everyone everybody anyone niemand jemand jeder then ever also even still always really almost nearly quite rather already often usually probably exactly i you we they he she it who what how why which will would can could should must may might has have had do does did don’t doesn’t is are was were be been not never and or but so if when while where because very more most too just only like than ich du er sie es wir man und oder aber weil wenn nicht nur sehr ist sind war wird hat habe dass noch auch schon immer fast ganz wirklich mindestens höchstens etwa beinahe bin bist habt hast hatte hatten wurde wurden kannst können musst muss müssen darf darfst dürfen soll sollst sollte willst wollen werden wird wirst lässt je tu il elle on nous vous ils est sont et ou que qui ne pas très plus trop bien aussi déjà encore ai as avons avez ont suis était peut peux doit dois faut va vais y o no se te nos ni ya casi está están ha han hay puede debe lo muy más son e ed che non molto più è sono ثم أو بل قد إن ليس لا لم لن ما أن או גם אם כי לא',
)

/** 'ended | up', 'two days | old': they belong to the word before. */
export const particles = setOf(
  'up out off away back down apart aside asleep old ago later morgens abends nachts mittags früh',
)

/** 'Der Teig geht | auf.': at the end of a clause they belong to its verb. */
export const prefixes = setOf(
  'ab ein fest her hin los weg zu zurück drauf rein raus runter down away back off up out',
)

export const articles = setOf('a an the')

export const definiteArticles = /^(?:the|der|die|das|la|le|les|el|los|las|o|os)$/

export const followsParticle = setOf(
  'for with without from into over under before after until about in on at by through between than and or but as because when while if',
)

export const subjects = setOf('i you we they he she it who ich du er wir ihr')

/** 'fills | a basket': what begins an object rather stays with its verb. */
export const determiners = setOf(
  'a an the my your his her its our their this these those every each no some one two three four five six seven eight nine ten der die das den dem ein eine einen einem mein meine meinen dein deine deinen kein keine keinen el la los las un una le les une des mi tu su mon ma ton ta son sa tout toute tous toutes todo toda todos todas cada chaque alle',
)

export const objects = setOf('it you me him her us them this that sie es ihn mich dich uns la le les lo')

/** 'a thin | sheet': they rather stay with their noun. */
const adjectives = setOf(
  'thin thick small large big little tiny huge short long high low deep wide narrow old new young good bad great best worst better worse cheap expensive free full empty clean dirty dry wet hot cold warm cool soft hard heavy light dark bright loud quiet fast slow quick early late easy simple difficult strong weak rich poor happy sad angry real fake true false right wrong left average common rare normal ordinary strange special main single double final important useful useless frozen broken open closed black white red blue green yellow brown grey gray pink gold golden silver wooden fresh raw sharp flat round square sweet sour bitter salty crisp safe dangerous public private local natural perfect whole entire extra own favourite favorite most fewer few several many much such another certain different similar exact plain solar electric digital medical legal human second third fourth fifth',
)

/** 'Two hundred years ago | ice was expensive': they end a phrase. */
export const endings = setOf(
  'ago later today yesterday tomorrow tonight again too instead anymore morgens abends nachts mittags',
)

/** 'the trade | was gone': a verb would rather stand with its subject. */
export const auxiliaries = setOf(
  'is are was were has have had will would can could should must may might do does did isn’t aren’t wasn’t weren’t won’t can’t couldn’t doesn’t don’t didn’t ist sind war waren hat haben wird kann',
)

export const beforeTo = setOf(
  'take takes took have has had want wants wanted need needs needed try tries tried going go goes went used able ready forget forgets forgot learn learned learnt start starts started begin begins began like likes love loves hate how what where when way time reason likely easy hard close next due according thanks back down listen talk belong belongs come comes came lead leads led get gets got it’s supposed decide decided afraid enough not',
)

export const verbsWithPreposition = setOf(
  'look looks looked looking listen listens listened listening wait waits waited waiting ask asks asked talk talks talked think thinks thought vote votes voted belong belongs depend depends pay pays paid care laugh laughs laughed search believe rely consist apologise lean leans leaned stand stands stood sit sits sat',
)

export const beforeOf = setOf(
  'instead because out lot lots kind sort front top most one some each part couple',
)

export const completions = setOf(
  'sauber fertig kaputt trocken warm kalt fest frei leer voll weich ab an auf aus ein mit nach vor weg zu zurück los hin her',
)

export const conjunctions = setOf('and or but because when und oder aber')

export const pairs = setOf('between both either neither zwischen sowohl weder entweder entre')

/** 'fünfzig Jahre alt' */
export const measured = setOf(
  'old long wide deep tall high away thick alt lang hoch breit tief weit entfernt dick',
)

export const comparisons = setOf(
  'more less fewer faster slower longer shorter later earlier older younger higher lower deeper wider better worse taller bigger smaller closer cheaper warmer colder hotter mehr weniger schneller langsamer länger kürzer später früher älter jünger höher tiefer besser plus moins más menos',
)

export const numberWords = setOf(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend millionen milliarden deux trois quatre cinq sept huit dix onze douze treize quatorze quinze vingt trente quarante cinquante soixante mille dos tres cuatro cinco seis siete ocho nueve diez doce trece catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento doscientos trescientos cuatrocientos quinientos ثلاث أربع خمس سبع ثمان ثماني تسع ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة عشرون عشرين ثلاثون ثلاثين أربعون أربعين خمسون خمسين ستون ستين سبعون سبعين ثمانون ثمانين تسعون تسعين عشر مئة مئتان مئتي ألف آلاف cent cents dois duas três sete oito nove doze quinze vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem mil tre dieci trenta quaranta cento',
)

/** 'day 9', 'room 12': a number behind them is a name. */
export const labels = setOf(
  'grade class klasse january february march april may june july august september october november december januar februar märz mai juni juli oktober dezember janvier février mars avril juin juillet août septembre octobre novembre décembre enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre runway frame photo minute día giorno jour dag move round room rooms no number page step chapter part level floor bus line track platform route gate episode season version size mile day week month bay bed row seat year plot unit lot parzelle haus zimmer nr nummer seite schritt kapitel teil linie gleis stock folge größe tag woche salle chambre étape',
)

export const units = setOf(
  'hr hrs mins sec secs dias anos meses semanas quilômetros reais centavos céntimos centimes reales pesos peso soles secondes seconde heures heure jours ans kilos mètres kilomètres segundos minutos horas años metros kilómetros días دقيقة دقائق ساعة ساعات أسبوع أسابيع شهر أشهر شهرًا أيام يومًا عامًا سنة سنوات ريال ريالات جنيه درهم دينار دولار دولارات ليرة يورو جرام غرام غ جم كيلو كغ متر مترًا سم مل لتر درجة بالمئة ثانية ثواني percent % gb mb tb kb ms s hz khz w kw kwh bpm litre litres liter liters kilometres kilometers kilometer miles inches yards tons tonnes ounces millimetres millimeters centimetres centimeters meter millimeter zentimeter tonnen toneladas centímetros milímetros centimètres millimètres tonnes grams gramm grammes metres meters pounds beats points milliseconds millisecond decibels decibel schekel grados euro euros dollars dollar kg g mg km m cm mm ml l hours hour minutes minute seconds days weeks months years times degrees °c °f million billion thousand k prozent kilowattstunden stunden minuten jahre jahren tage wochen monate monaten grad',
)

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

export const arabicNumber = /^(?:مئ|مائ|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع|عشر|ألف|اثن)/
export const arabicTime = /^(?:ساع|دقيق|دقائق|يوم|أسبوع|أسابيع|شهر|أشهر|سن)/
export const indefinite = /^(?:every|any|some|no)(?:thing|one|body)$/
export const modals = /^(?:can|could|will|would|may|might|should|must|to|let)$/

const adjectiveEnding = /.{3}(?:ous|ful|less|able|ible|ish|ical|ional|ative|est)$/

/** Whether an English word is likely an adjective. */
export const isAdjective = (text: string) => adjectives.has(text) || adjectiveEnding.test(text)

/** 'it’s | a boy', 'you’ll | see' */
export const contracted = /^(?:i|you|we|they|he|she|it|that|there|what|here|who|let)’(?:s|m|re|ve|ll|d)$/

/** Whether a word only holds others together. */
export const isFunctionWord = (word: string) =>
  [
    opens,
    clings,
    leans,
    particles,
    prefixes,
    auxiliaries,
    subjects,
    objects,
    determiners,
    conjunctions,
    endings,
    comparisons,
  ].some((group) => group.has(word))
