import idiomPhrases from './words/idioms.json' with { type: 'json' }

/**
 * Words that have their picture in one of their meanings only, and the words that speak for it, by subject. Words of
 * other languages begin with '~'.
 */
const subjects: readonly (readonly [ambiguous: string, support: string])[] = [
  ['olive olives', 'oil oils tree trees eat eats jar pasta salad greek pizza bread snack'],
  [
    'salt',
    'cook cooking cooked kitchen food dough bread soup eat taste tastes pan dish pasta boil recipe kimchi pepper brine sauce',
  ],
  ['knot knots', 'rope ropes tie tied ties string loop scouts'],
  [
    'car cars',
    'drive drives drove driving driver road roads garage engine parked parking traffic wheel wheels tyre tyres tires petrol fuel motor mechanic electric seat highway brake brakes bicycle',
  ],
  ['cent cents', 'price prices cost costs pay pays paid euro euros dollar dollars coin coins money cheap'],
  ['bridge bridges', 'river rivers cross crossed water train span spans built traffic boat arch'],
  [
    'chair chairs',
    'sit sits sat sitting table desk wood wooden furniture seat legs leg dining wobbly upholstery room',
  ],
  [
    'code server servers file files keyboard keyboards package',
    'app apps software program programs programming programmer developer developers git commit api browser website database python javascript typescript linux terminal deploy deployed bug computer laptop typewriter typewriters letters keys function hacker hackers password login backup folder coding typing typed compiler docker kubernetes query queries sql loop',
  ],
  [
    'bank',
    'money account accounts loan loans savings mortgage interest card cash pay paid euros euro dollars dollar salary debt credit fee fees transfer',
  ],
  ['letter', 'post mail envelope stamp stamps postman postbox mailbox parcel'],
  [
    'box boxes',
    'parcel parcels cardboard shipping moving packed pack delivery gift storage tape attic cellar',
  ],
  ['orders delivery', 'parcel parcels order orders courier shipping shop customers pizza delivery shipped'],
  [
    'burn burning',
    'fire flame flames wood candle candles smoke oven pan stove campfire fireplace match matches',
  ],
  [
    'toast beans menu ~ofen ~herd ~topf ~gericht ~gerichte',
    'cook cooking cooked chef restaurant waiter oven stove pan pot kitchen recipe bake baking fry boil flour butter eat dinner lunch breakfast food dish sauce onion garlic salt guests ~kochen ~kocht ~backen ~küche ~rezept ~braten ~mehl ~butter ~pfanne ~essen ~suppe ~teig ~salz ~restaurant ~koch ~deckel',
  ],
  ['sugar', 'candy sweets sweet chocolate dessert snack snacks kids teeth'],
  [
    'plant plants ~erde',
    'soil water watering leaf leaves root roots seed seeds garden grow grows growing flower flowers pot pots sunlight insect insects bee bees forest tree trees ~garten ~pflanze ~pflanzen ~beet ~samen ~kompost ~gießen ~wurzel ~wurzeln ~wachsen ~laub ~dünger',
  ],
  ['earth', 'space planet planets moon sun orbit nasa ocean climate continent continents gravity'],
  [
    'spring',
    'summer winter autumn april march snow bloom blooms blossom season easter birds flower flowers garden',
  ],
  [
    'degrees ~grad ~درجة',
    'hot cold warm heat oven temperature weather fever celsius fahrenheit heating winter summer snow freezing boil boils melt melts kiln ~schmilzt ~schmelzen ~warm ~kalt ~heiß ~temperatur ~ofen ~celsius ~wetter ~fieber ~heizung ~wasser ~sommer ~winter ~حرارة ~ساخن ~بارد ~فرن ~مئوية ~طقس ~الحرارة ~الفرن ~الماء',
  ],
  ['needle needles', 'sew sewing sewn thread fabric quilt embroidery'],
  [
    'emergency',
    'doctor hospital ambulance patient patients nurse blood breathing paramedic accident injured',
  ],
  [
    'engineer engineers tires wheels',
    'car cars engine motor garage machine machines brake brakes wrench bike road driving drive truck tyres',
  ],
  [
    'flight flights plane planes trip',
    'airport pilot fly flying flew airline luggage suitcase passport travel travelled insurance airports ticket tickets runway vacation holiday hotel country countries backpack',
  ],
  [
    'rescue ~see',
    'swim swims swimming swimmer chlorine dive diving lifeguard sea drown drowning boat beach lake ~fluss ~wasser ~boot ~angeln ~schwimmen ~ufer ~fisch ~segeln',
  ],
  [
    'wood logs ~holz ~madera ~bois ~خشب',
    'fire firewood fireplace chop chopped axe campfire ~feuer ~kamin ~axt ~lagerfeuer ~hacken ~feu ~hache ~fuego ~hacha ~نار',
  ],
  [
    'film films drama',
    'movie movies cinema director actor actors actress scene scenes camera oscar hollywood theatre',
  ],
  [
    'swim swimming pool pools ~schwimmen ~سباحة',
    'swimmer swimmers lane lanes lifeguard chlorine goggles swimsuit lengths lesson lessons pool pools swim swims swimming ~schwimmbad ~hallenbad ~freibad ~becken ~bahnen ~chlor ~schwimmkurs ~schwimmer ~schwimmerin ~seepferdchen ~مسبح',
  ],
  [
    'shoe shoes ~schuh ~schuhe ~scarpe',
    'run runs running runner runners marathon jogging jog race trainers ~laufen ~laufschuhe ~läufer ~marathon ~joggen ~correre',
  ],
  [
    'suit suits ~anzug ~anzüge ~traje ~costume',
    'wear wears wore tailor sleeve sleeves jacket trousers tie married wedding hung interview pocket ~hochzeit ~schneider ~jacke ~krawatte ~trug ~trage ~ärmel ~boda ~sastre ~corbata ~llevar ~mariage ~tailleur ~cravate ~porter',
  ],
  [
    'heart ~herz ~corazón ~cœur ~coeur',
    'beat beats beating pulse doctor doctors blood stops rate valve surgeon ~schlägt ~puls ~arzt ~blut ~klappe ~médico ~sangre ~bat ~médecin ~sang',
  ],
  ['keys', 'door doors lock locked unlock pocket car flat house apartment lost ring ignition'],
  [
    'wing wings',
    'bird birds feather feathers butterfly butterflies bat owl eagle goose geese swan fly flies',
  ],
  [
    'cable cables ~kabel',
    'charger plug usb socket phone battery laptop charge charging electricity wire wires ~ladegerät ~stecker ~steckdose ~handy ~akku ~laptop ~strom',
  ],
  ['lens', 'photo photos photographer camera portrait aperture'],
  ['console', 'game games gamer gaming controller'],
  [
    'party parties',
    'celebrate birthday guests music dance dancing cake invite invited drinks wedding balloons',
  ],
  ['characters', 'font fonts letters password typography alphabet menu'],
  ['glasses pupils', 'eyes eye vision lenses optician blurry eyesight'],
  ['pupil', 'school teacher class classroom lesson lessons student'],
  ['novel', 'book books reader readers writer author writing pages chapter publisher'],
  [
    'baby babies',
    'born birth pregnant newborn midwife parents mother mum mom dad father diaper nappy nap crib toddler breastfeeding hospital',
  ],
  [
    'train',
    'station platform ticket tickets late delay conductor rail railway passengers travel seat seats commute track tracks',
  ],
  ['drum drums', 'drummer band beat beats rhythm snare drumsticks music song songs concert metronome'],
  ['grave graves ashes', 'died dead death funeral cemetery buried bury urn'],
  ['palm', 'hand hands fingers finger thumb wrist'],
  ['sand', 'desert dune dunes camel sahara'],
  ['shorts', 'wear wore shirt clothes pants trousers'],
  ['weights', 'gym lift lifting barbell squat squats training muscle muscles workout reps'],
  ['racket', 'tennis ball serve badminton'],
  ['skate skater skaters skating', 'skateboard board ramp ollie kickflip halfpipe deck'],
  ['scales', 'weigh weighs weight kilos kg grams pounds'],
  ['window', 'house home room wall glass door curtain curtains sill open close closed sun light'],
  ['chain chains', 'iron steel metal lock anchor bike bicycle prison'],
  ['crown', 'king queen royal throne prince princess kingdom'],
  [
    'star',
    'sky night telescope galaxy constellation moon planet planets astronomy astronomer orion universe',
  ],
  [
    'thread threads',
    'sew sewing sewn needle needles button buttons seam hem quilt yarn knit knitting scarf scissors embroidery',
  ],
  ['shell shells', 'beach sea ocean sand snail crab'],
  ['drain leak leaks', 'water pipe pipes sink plumber bath shower tap'],
  ['knight knights', 'sword swords armour armor medieval'],
  ['grain', 'flour wheat bread field fields mill bake harvest'],
  ['deposit', 'landlord rent tenant flat apartment bank money'],
  ['coat', 'wear wore pocket pockets sleeve sleeves winter jacket button buttons'],
  ['~pilz', '~wald ~sammeln ~korb ~pfanne ~essen ~pilze'],
  ['~sonne', '~der ~die ~das ~und ~ist ~ein ~eine ~im ~nicht ~ich ~du'],
  ['~chat', '~ne ~pas ~les ~une ~est ~ton ~mon'],
  ['label labels', 'price clothes shirt shop brand bottle jar food ingredients parcel'],
  ['court', 'judge law legal sued sue lawyer lawyers trial copy'],
  ['foam', 'soap bath wash washing sponge shampoo'],
  ['~farbe', '~malen ~maler ~pinsel ~streichen ~gemälde ~leinwand ~kunst'],
]

/** Words that have their picture unless another word of the film speaks for another meaning. */
const spoilers: Readonly<Record<string, string>> = {
  tyre: 'bicycle bike',
  tyres: 'bicycle bike bikes',
  tires: 'bicycle bike bikes',
  wheels: 'bicycle bike bikes',
  needle: 'knit knitting yarn wool crochet',
  needles: 'knit knitting yarn wool crochet pine',
  bed: 'sheet sheets garden soil compost seeds weed weeds river printer vegetables flowers',
  '~bett': 'garten fluss',
  egg: 'allergy allergies allergic',
  eggs: 'allergy allergies allergic',
  peanut: 'allergy allergies allergic',
  peanuts: 'allergy allergies allergic',
  milk: 'allergy allergies allergic',
  butter: 'allergy allergies allergic sunflower almond cocoa shea',
  cheese: 'allergy allergies allergic',
  salad: 'pasta potato potatoes fruit tuna egg',
  chicken: 'rice lunch dinner soup curry breast roast cook cooked recipe',
  chickens: 'rice lunch dinner soup curry roast recipe',
  blood: 'blue green',
  '~traube': 'bienen imker imkerin',
  swim: 'octopus octopuses fish shark whale dolphin duck ducks turtle shrimp dog',
  swims: 'octopus octopuses fish shark whale dolphin duck turtle shrimp dog',
  swimming: 'octopus octopuses fish shark whale dolphin ducks turtle shrimp dog',
  car: 'elevator elevators lift lifts',
  cars: 'elevator elevators lift lifts',
  star: 'sea tide',
  stars: 'sea tide',
}

const supportOf = new Map(
  subjects.flatMap(([ambiguous, support]) => {
    const words = new Set([...ambiguous.split(' '), ...support.split(' ')].map(unmark))
    return ambiguous.split(' ').map((word) => [word, words] as const)
  }),
)

function unmark(word: string) {
  return word.replace('~', '')
}

/**
 * Whether a word may have its picture: a word with several common meanings only if another word of the film is about
 * the same subject, because a wrong picture is worse than none.
 */
export function isSupported(word: string, said: ReadonlySet<string>): boolean {
  if (spoilers[word]?.split(' ').some((other) => said.has(other))) return false
  const support = supportOf.get(word)
  if (!support) return true
  const bare = unmark(word)
  const isAnother = (other: string) => other !== bare && other !== `${bare}s` && `${other}s` !== bare
  return [...said].some((other) => support.has(other) && isAnother(other))
}

/** Phrases that name a thing without meaning it. */
const idioms: ReadonlySet<string> = new Set(idiomPhrases)
const longestIdiom = Math.max(...[...idioms].map((idiom) => idiom.split(' ').length))

/** The positions of words that belong to such a phrase. */
export function findIdioms(words: readonly string[]): number[] {
  const found: number[] = []
  for (let length = longestIdiom; length >= 2; length--)
    for (let at = 0; at + length <= words.length; at++)
      if (
        idioms.has(
          words
            .slice(at, at + length)
            .join(' ')
            .replaceAll("'", '’'),
        )
      )
        found.push(...Array.from({ length }, (_, step) => at + step))
  return found
}
