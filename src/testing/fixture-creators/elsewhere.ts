import { fixtureCreator } from './fixture-creator.ts'

/** Other languages, and creators without notes. */
export const elsewhere = [
  fixtureCreator(
    'imkerin',
    {
      description: 'Ich imkere auf einem Dach in Leipzig und zeige, was schiefgeht.',
      platforms: 'Instagram, TikTok',
      audience: 'Leute, die mit Bienen anfangen',
      topics: 'Varroa, Honigernte',
      tone: 'Casual & Conversational',
      cta: 'Folg mir, am Sonntag schauen wir wieder rein.',
    },
    {
      Varroa: [
        ['question', 'Wie oft muss ich die Milben zählen?'],
        [
          'fix',
          'Ich zähle die Milben auf dem Schieber einmal in der Woche, immer am Sonntag, immer mit Brille.',
        ],
        ['number', 'Am 3. August lagen 74 Milben auf dem Schieber. Eine Woche vorher waren es 6.'],
        [
          'mistake',
          'Im ersten Jahr habe ich nicht gezählt, weil die Bienen so gesund aussahen. Im Oktober war der Kasten leer.',
        ],
        ['result', 'Seit ich die Milben zähle, sind alle fünf Völker durch den Winter gekommen.'],
        ['quote', 'Mein Nachbar Holger sagt: „Wer nicht zählt, glaubt nur.“'],
        ['opinion', 'Milben zählen ist langweilig, und genau deshalb macht es keiner.'],
      ],
      Honigernte: [
        ['moment', 'Ich stand mit der vollen Wabe auf dem Dach, und der Wind drehte.'],
        [
          'mistake',
          'Ich habe die Honigwaben offen in den Aufzug gestellt. Im vierten Stock stiegen zwanzig Bienen mit aus.',
        ],
        ['fix', 'Jetzt kommt jede Wabe sofort in eine Kiste mit Deckel, bevor ich zum Aufzug gehe.'],
        ['number', '31 Kilo Honig waren es dieses Jahr, und 9 Fahrten mit dem Aufzug.'],
        [
          'result',
          'Seit der Kiste mit Deckel ist keine Biene mehr Aufzug gefahren, und der Hausmeister grüßt wieder.',
        ],
      ],
    },
    'Ein Video über meine erste Ernte. Ich hatte 4 Kilo Honig und 12 Stiche. Die Schleuder war geliehen und tropfte. Meine Oma hat trotzdem jedes Glas beschriftet. Auf dem letzten steht: „Für schlechte Tage.“',
  ),
  fixtureCreator(
    'modellbahner',
    {
      description: 'Ich baue eine Modellbahn in Spur N auf einem Bügelbrett.',
      audience: 'Leute ohne Hobbykeller',
      topics: 'Spur N, Landschaft',
      platforms: 'YouTube',
    },
    {
      'Spur N': [
        ['number', 'Meine ganze Anlage ist 122 mal 38 Zentimeter groß. Das ist ein Bügelbrett.'],
        ['question', 'Wie viel Platz braucht eine Modellbahn?'],
        ['opinion', 'Eine Anlage, die fertig wird, ist besser als eine, die einen Keller braucht.'],
        ['moment', 'Der erste Zug fuhr an Heiligabend über die Anlage und fiel beim Kaffee vom Bügelbrett.'],
        ['fix', 'Seitdem hat die Anlage eine Kante aus Plexiglas, vier Zentimeter hoch.'],
      ],
    },
    'Drei Fehler beim Gleisbau',
  ),
  fixtureCreator(
    'madre cocinera',
    {
      description: 'Soy madre de tres niños y cocino recetas fáciles',
      audience: 'mamás ocupadas',
      topics: 'recetas fáciles, loncheras',
      platforms: 'Instagram',
      cta: 'Guárdalo para el lunes.',
    },
    {
      loncheras: [
        ['mistake', 'Yo cortaba la manzana por la noche y por la mañana estaba marrón.'],
        ['fix', 'Ahora la corto en cuatro y la cierro con una goma.'],
      ],
    },
    'Mi hijo no comía nada verde. Un día puse los guisantes en un vaso y los llamé canicas. Se comió 14. Desde entonces todo lo verde va en vaso.',
  ),
  fixtureCreator('yogi', { description: 'Yoga' }, {}, 'my morning routine'),
  fixtureCreator(
    'family cook',
    {
      description: 'I cook weeknight dinners for families with no time.',
      platforms: 'TikTok, Instagram',
      audience: 'busy parents, beginner cooks',
      topics: 'one-pan dinners, meal prep, crispy chicken thighs',
      tone: 'Casual & Conversational',
      forbiddenContent: 'alcohol, diet culture',
      cta: 'Follow for a new dinner every Tuesday!',
      brandHighlight: 'I only use one pan',
    },
    {},
    'A video about garlic. I burned it for ten years. My grandmother said nothing. She used cold oil.',
  ),
  fixtureCreator(
    'saas founder',
    {
      description: 'B2B SaaS founder sharing what we learn about churn and onboarding.',
      platforms: 'LinkedIn',
      audience: 'SaaS founders and product managers',
      topics: 'customer churn, user onboarding, pricing pages',
      tone: 'Professional & Authoritative',
      videoLength: '2-3 minutes (Extended)',
      cta: 'Comment TEARDOWN and I will look at your onboarding.',
    },
    {
      'user onboarding': [
        ['number', 'We cut our onboarding from 11 screens to 4 and activation went from 31 to 44 percent.'],
        ['mistake', 'Our onboarding asked for the company size before anybody had seen the product.'],
      ],
    },
    'We removed the free plan. Sign-ups fell by 62 percent in a week and I did not sleep. Revenue after 90 days was up 18 percent. Support tickets halved, because the people who came wanted to be there. I would do it again, but I would tell the team a month earlier.',
  ),
  fixtureCreator(
    'shy beginner',
    { description: 'no idea yet, maybe something with plants', topics: 'houseplants' },
    {
      houseplants: [
        ['thing', 'monstera'],
        ['mistake', 'wet feet'],
        ['number', '3 plants dead'],
      ],
    },
    'x',
  ),
]
