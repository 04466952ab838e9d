import { expect, test } from 'vitest'
import { endIconOf } from './end-icon.ts'

const scene = (name: string, kind: 'title' | 'words' = 'words') => ({
  kind,
  picture: { kind: 'icon' as const, name },
})

test('the end card shows the thing that comes again, or else the hook’s', () => {
  expect(endIconOf([scene('ship', 'title'), scene('ice'), scene('ice')])).toBe('ice')
  expect(endIconOf([scene('ship', 'title'), scene('ice')])).toBe('ship')
})

test('a thing that is shown once after the hook doesn’t stand for the film', () => {
  expect(endIconOf([{ kind: 'title', picture: null }, scene('foot')])).toBeUndefined()
})
