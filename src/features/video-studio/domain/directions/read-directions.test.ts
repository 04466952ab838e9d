import { expect, test } from 'vitest'
import { readDirections } from './read-directions.ts'

test.each([
  ['Please create a short video about baking bread', 'Baking bread'],
  [
    'quiero un video cálido, como de taller, tonos madera, nada de neón. Hago guitarras en Paracho.',
    'Hago guitarras en Paracho.',
  ],
  [
    'Buried, you have about ten minutes (maybe show the curve dropping?), the helicopter needs twenty.',
    'Buried, you have about ten minutes, the helicopter needs twenty.',
  ],
  [
    'L’eau descend. Finir drôle : le plus dur, c’est les gens.',
    'L’eau descend. Le plus dur, c’est les gens.',
  ],
  [
    'Expliquer comment un bateau monte une colline : huit bassins.',
    'Comment un bateau monte une colline : huit bassins.',
  ],
  ['We lend money. oh and put in that we also say no.', 'We lend money. We also say no.'],
  [
    'A hospital chair lasts five months on our roads. Also tell about Achieng, she sells airtime.',
    'A hospital chair lasts five months on our roads. Achieng, she sells airtime.',
  ],
  ['You walk on roots. Misty green mood pls, like just after rain. no flashy stuff', 'You walk on roots.'],
  [
    'It took four summers, at minus 35 degrees. And that is summer. Dark background and cold blues.',
    'It took four summers, at minus 35 degrees. And that is summer.',
  ],
  [
    'Ambiance douce, petit matin, du blanc et un vert très pâle.\n\nIl faut plus de cinq millions de fleurs pour un kilo. La récolte dure d’août à octobre. On cueille à la main, une fleur après l’autre, dès le lever du jour. Puis le soleil tape.',
    'Il faut plus de cinq millions de fleurs pour un kilo. La récolte dure d’août à octobre. On cueille à la main, une fleur après l’autre, dès le lever du jour. Puis le soleil tape.',
  ],
  ['Make it bold please. Run every day. No excuses.', 'Run every day. No excuses.'],
  ['We open at nine (use the side door).', 'We open at nine (use the side door).'],
  ['Explain why a stamp is worth more than a house.', 'Why a stamp is worth more than a house.'],
  [
    'What you find in a rock pool. Quiet and a bit funny. End on the blenny giving us a look.',
    'What you find in a rock pool.',
  ],
  ['A woman sells her dress. Tell it in order, with prices. No sad music.', 'A woman sells her dress.'],
  [
    'Quiero contar un día con mi tía. Tono cercano, con sonido de olas y sin música.',
    'Quiero contar un día con mi tía.',
  ],
  [
    'Oma sagte: „Dann darf sie bleiben.“ Bitte ruhig erzählt, mit Klaviermusik.',
    'Oma sagte: „Dann darf sie bleiben.“',
  ],
  [
    'My bees sleep in flowers. Mention that they hold each other’s feet. Calm tone, soft piano, no captions.',
    'My bees sleep in flowers. They hold each other’s feet.',
  ],
  [
    'my bees sleep in flowers all night. they hold each other by the feet. calm tone, soft piano please',
    'my bees sleep in flowers all night. they hold each other by the feet.',
  ],
  [
    'I need a short video explaining to dog owners why I shave. Mats hurt. Funny please.',
    'Why I shave. Mats hurt.',
  ],
  ['Make a short video for people with a new fish tank. Add no fish on day one.', 'Add no fish on day one.'],
  [
    'We bake at five. Cozy and warm please, and at the end show our name: Crumb & Sons.',
    'We bake at five. Crumb & Sons.',
  ],
  ['Turn it on and walk. End with "no check, no tour."', 'Turn it on and walk. "No check, no tour."'],
  ['turn it on and walk. end with: no check, no tour', 'turn it on and walk. no check, no tour'],
  [
    'How thick must ice be? 4 inches for walking. White ice is only half as strong so double those numbers. Drill a hole.',
    'How thick must ice be? 4 inches for walking. White ice is only half as strong so double those numbers. Drill a hole.',
  ],
  ['Please make a 40 second video: 5 tracks, 14 cars, one locomotive.', '5 tracks, 14 cars, one locomotive.'],
  ['I need something for my page about lice. Comb every day. Friendly.', 'Lice. Comb every day.'],
  ['Calm tone, no music. Last line should be "You need a shelf."', '"You need a shelf."'],
  [
    'Das Wasser trägt. Fröhlich, blau-türkis, aber der Satz soll sitzen, und am Ende: Der Kurs startet am 8. September.',
    'Das Wasser trägt. Der Kurs startet am 8. September.',
  ],
  [
    'El disco suena. Estilo retro, con ritmo, y que al final diga que abrimos de martes a domingo.',
    'El disco suena. Abrimos de martes a domingo.',
  ],
  [
    'video for parents. say take the pedals off. hold them under the armpits.',
    'take the pedals off. hold them under the armpits.',
  ],
  ['Make a reel about sugar. Say no to soda.', 'Sugar. Say no to soda.'],
  [
    'Wir brauchen ein Hochkant-Video für Erstspender, so 30 bis 40 Sekunden, Zielgruppe 18 bis 25. Inhalt: Die Spende dauert nur zehn Minuten. Schlusssatz: Donnerstag, 15 Uhr, Turnhalle.',
    'Die Spende dauert nur zehn Minuten. Donnerstag, 15 Uhr, Turnhalle.',
  ],
  [
    'faz um vídeo fofo mas sem música triste: gato adulto já sabe usar a caixinha, dorme a noite toda e já vem vacinado',
    'gato adulto já sabe usar a caixinha, dorme a noite toda e já vem vacinado',
  ],
  [
    'La licence coûte 48 €. On termine par « Tu tires ou tu pointes ? »',
    'La licence coûte 48 €. « Tu tires ou tu pointes ? »',
  ],
  [
    "Wer gießt, der erntet. Bitte flott geschnitten, unter 40 Sekunden. Ganz am Ende nur: „Wegwerfen kannst du's danach immer noch.“",
    "Wer gießt, der erntet. „Wegwerfen kannst du's danach immer noch.“",
  ],
  [
    'We coach kids to swim and they love it. Mention that the first lesson is free. Calm voice, no music.',
    'We coach kids to swim and they love it. The first lesson is free.',
  ],
  [
    'Title it "What’s in a pack?" My gear is about 45 lb: a shelter, water, socks.',
    '"What’s in a pack?" My gear is about 45 lb: a shelter, water, socks.',
  ],
  ['Ask for Dr. Nguyen on Saturdays. Calm tone, soft piano.', 'Ask for Dr. Nguyen on Saturdays.'],
])('%s says: %s', (prompt, said) => {
  expect(readDirections(prompt).text).toBe(said)
})

test('por favor is no topic', () => {
  const prompt = 'Hazme un vídeo por favor, tono cálido. Mis palomas vuelan 412 kilómetros.'
  expect(readDirections(prompt).text).not.toMatch(/favor/i)
})

test.each([
  'I run a bar. End of the day: count the till. Then lock the door.',
  'How I clean my pan. Never use soap. Don’t add water. Never say never.',
  'Keep it between 30 and 60 percent. Then it lives.',
  'she left. took 11 days. "Fine," he said. Quiet and cold, the house waited.',
  'Öl brennt. Bitte nie mit Wasser löschen.',
  'The song was in 5/4, and nobody noticed until the drummer left.',
])('advice and stories stay as they are: %s', (prompt) => {
  expect(readDirections(prompt)).toEqual({ text: prompt, directions: [] })
})

test('a quotation in a direction is said', () => {
  expect(
    readDirections(
      'I keep four hives on a roof in Leeds. Make it playful, and end with "Never say never to a bee."',
    ).text,
  ).toBe('I keep four hives on a roof in Leeds. "Never say never to a bee."')
})

test('what a film is to be about opens it', () => {
  const prompt =
    'Quiero un vídeo sobre mis palomas mensajeras, con ritmo de carrera. La Chata voló 412 kilómetros.'
  expect(readDirections(prompt).text).toBe('Mis palomas mensajeras. La Chata voló 412 kilómetros.')
})

test('lines stay lines, and a sentence whose end was a direction ends where it is', () => {
  expect(
    readDirections('Bees sleep in flowers.\nCalm tone, soft piano, no captions.\nThey wake at six.'),
  ).toEqual({
    text: 'Bees sleep in flowers.\nThey wake at six.',
    directions: ['Calm tone, soft piano, no captions.'],
  })
})

test('a prompt of only directions is shown as it is', () => {
  expect(readDirections('cinematic, 4k')).toEqual({ text: 'cinematic, 4k', directions: [] })
})
