import { expect, test } from 'vitest'
import { endSnapshot } from './end-snapshot.ts'

test('a snapshot that ends early sees nothing after its last transaction', () => {
  expect(endSnapshot('100:110:100,104', '90:90:', '102')).toBe('100:103:100')
  expect(endSnapshot('110:110:', '90:90:', '102')).toBe('103:103:')
})

test('an early end hides nothing that the mark has seen', () => {
  expect(endSnapshot('95:110:95,108', '92:105:92,95', '93')).toBe('95:105:95')
})
