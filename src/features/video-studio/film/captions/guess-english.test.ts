import { expect, test } from 'vitest'
import { isEnglish } from './guess-english.ts'

test.each([
  'Stop paying $49 a month. Three tools replaced my whole stack.',
  'Café crawls in Zürich: how I found the best one.',
  'Five minute pasta',
])('%s is English', (text) => {
  expect(isEnglish(text)).toBe(true)
})

test.each([
  'Hör auf, 49 Euro im Monat zu zahlen. Drei Werkzeuge haben alles ersetzt, und sie kosten nichts.',
  'Arrête de payer pour des outils que tu ne peux pas utiliser.',
  'Deja de pagar por las herramientas que no usas.',
  'Прекрати платить',
  '停止付费',
  'توقف عن الدفع',
  '🔥',
])('%s is not English', (text) => {
  expect(isEnglish(text)).toBe(false)
})
