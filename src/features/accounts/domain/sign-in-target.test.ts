import { expect, test } from 'vitest'
import { chooseSignInTarget, withReturn } from './sign-in-target.ts'

const pagePaths = ['/', '/about', '/admin', '/login', '/register', '/ai-tools', '/ai-tools/video-generator']
const choose = (...candidates: unknown[]) => chooseSignInTarget(candidates, pagePaths)

test('the admin area and its subpages have their own sign-in', () => {
  expect(choose('/admin')).toEqual({ variant: 'admin', target: '/admin' })
  expect(choose('/admin?tab=team')).toEqual({ variant: 'admin', target: '/admin?tab=team' })
  expect(choose('/admin/long-gone')).toEqual({ variant: 'admin', target: '/admin' })
  expect(choose('/administration').variant).toBe('tool')
})

test('the first candidate that is a page of this site becomes the target', () => {
  expect(choose(undefined, '//evil.example', '/about', '/ai-tools').target).toBe('/about')
  expect(choose('/ai-tools/video-generator')).toEqual({
    variant: 'tool',
    target: '/ai-tools/video-generator',
  })
})

test('a sign-in never leads to itself and defaults to the script generator', () => {
  for (const candidate of [undefined, '/login', '/register?returnTo=/about', 'https://evil.example'])
    expect(choose(candidate)).toEqual({ variant: 'tool', target: '/ai-tools/script-generator' })
})

test('keeps the whole return target', () => {
  expect(withReturn('/login', '/admin?tab=a&b')).toBe('/login?returnTo=%2Fadmin%3Ftab%3Da%26b')
})
