import { expect, test } from 'vitest'
import { readDirections } from './read-directions.ts'

test('directions to the maker are not shown', () => {
  expect(readDirections('A cinematic drone shot of a foggy forest, slow motion, 4k')).toEqual({
    text: 'A foggy forest',
    directions: ['slow motion', '4k'],
  })
  expect(readDirections('Please create a short video about baking bread').text).toBe('Baking bread')
})

test('instructions for the film are not shown, and what a request asks for is', () => {
  const textOf = (prompt: string) => readDirections(prompt).text
  expect(
    textOf('What you find in a rock pool. Quiet and a bit funny. End on the blenny giving us a look.'),
  ).toBe('What you find in a rock pool.')
  expect(textOf('Explain why a stamp is worth more than a house.')).toBe(
    'Why a stamp is worth more than a house.',
  )
  expect(textOf('Show one night in Venice: six strangers. First person, dry humour.')).toBe(
    'One night in Venice: six strangers.',
  )
  expect(textOf('A woman sells her dress. Tell it in order, with prices. No sad music.')).toBe(
    'A woman sells her dress.',
  )
  expect(
    textOf(
      'A baker opens at four. Don’t show his face. Do not mention the price. Never reveal who he is. Don’t use any sad music. Do not add captions. Don’t say what is in the box.',
    ),
  ).toBe('A baker opens at four.')
  // What a film says may begin like an instruction.
  expect(textOf('How I clean my pan. Never use soap. Don’t add water. Never say never.')).toContain(
    'Never use soap. Don’t add water. Never say never.',
  )
  expect(textOf('Keep it between 30 and 60 percent. Then it lives.')).toContain('Keep it between')
})

test('instructions are known in other languages, and keep the words they ask for', () => {
  const textOf = (prompt: string) => readDirections(prompt).text
  expect(
    textOf('Le trail finit ici. Ton sincère, musique douce. Terminer par la leçon : prends une lampe.'),
  ).toBe('Le trail finit ici. Prends une lampe.')
  expect(textOf('Quiero contar un día con mi tía. Tono cercano, con sonido de olas y sin música.')).toBe(
    'Un día con mi tía.',
  )
  expect(textOf('Oma sagte: „Dann darf sie bleiben.“ Bitte ruhig erzählt, mit Klaviermusik.')).toBe(
    'Oma sagte: „Dann darf sie bleiben.“',
  )
  expect(textOf('Öl brennt. Bitte nie mit Wasser löschen.')).toContain('Bitte nie mit Wasser löschen.')
  expect(textOf('أريد فيديو عن رحلتي بالقطار. الموسيقى هادئة من فضلكم.')).toBe('رحلتي بالقطار.')
  expect(
    textOf(
      'Video for small shops about closing the books. Please include the line "Good is enough." Upbeat, no jargon.',
    ),
  ).toBe('Closing the books. Good is enough.')
  expect(
    textOf('We ring bells. I’d like it warm and a bit cheeky, with the sentence “It’s maths with ropes”'),
  ).toBe('We ring bells. It’s maths with ropes.')
  expect(
    textOf(
      'Couples panic. Want a video saying rain is my favourite light: no squinting. Something romantic but not cheesy, finish with "Pack for rain."',
    ),
  ).toBe('Couples panic. Rain is my favourite light: no squinting. Pack for rain.')
  expect(textOf('Pay on time. Dates to show: April 15, June 15. Say it’s not advice.')).toBe(
    'Pay on time. Dates: April 15, June 15. It’s not advice.',
  )
  expect(textOf('she left. took 11 days. "Fine," he said. Quiet and cold, the house waited.')).toBe(
    'She left. took 11 days. "Fine," he said. Quiet and cold, the house waited.',
  )
})

test('what a creator wants to tell is told, without saying that they want to', () => {
  const textOf = (prompt: string) => readDirections(prompt).text
  expect(
    textOf(
      'Doy clases de tango y quiero hacer un video para quienes empiezan. También quiero decir que nadie espera nada. ¿Podría sonar un bandoneón de fondo? Y que termine con la frase: «Seguís».',
    ),
  ).toBe('Doy clases de tango. Para quienes empiezan. Nadie espera nada. Seguís.')
  expect(
    textOf(
      'i gave up on grass 🌱 i want to tell people it needs no mowing. but also be honest that it hates dogs. lofi beat if possible, cozy and a bit funny.',
    ),
  ).toBe('I gave up on grass 🌱 It needs no mowing. It hates dogs.')
  expect(
    textOf(
      'I sail. I’d like to explain it simply: we slow down. Could it finish with the pier lights appearing? Fiddle music would be grand.',
    ),
  ).toBe('I sail. We slow down. The pier lights appearing.')
  expect(
    textOf(
      'His lunches. Please mention that you should read the label. Upbeat and cheerful, he’s proud of his box',
    ),
  ).toBe('His lunches. You should read the label. He’s proud of his box')
  expect(
    textOf(
      'تعلّمت الخط، وأريد أن أحكي عن أول درس لي. أريد أن يكون الأسلوب خفيفًا. وفي النهاية أحب أن أذكر أن الرغيف رخيص.',
    ),
  ).toBe('تعلّمت الخط. أول درس لي. الرغيف رخيص.')
  expect(
    textOf('I play the piano. Could you tell? The song is called Maybe tomorrow and I want to break free.'),
  ).toContain('I want to break free.')
})

test('a prompt of only directions is shown as it is', () => {
  expect(readDirections('cinematic, 4k')).toEqual({ text: 'cinematic, 4k', directions: [] })
})
