import { expect, test } from 'vitest'
import { safeReturnTarget } from './safe-return-target.ts'

const pagePaths = ['/', '/about', '/admin', '/ai-tools/script-generator']

test.each([
  '/',
  '/about',
  '/admin',
  '/ai-tools/script-generator',
  '/admin?tab=team',
  '/about#values',
  '/about?next=//evil.example',
])('accepts the page %j of this site', (target) => {
  expect(safeReturnTarget(target, pagePaths)).toBe(target)
  expect(new URL(target, 'https://site.example').origin).toBe('https://site.example')
})

test.each([
  '',
  'about',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:/about',
  'https:about',
  '//evil.example/about',
  '//site.example@evil.example/about',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'data:text/html,x',
  '/..//evil.example',
  '/.//evil.example',
  '/about/..//evil.example',
  '/about/../admin',
  '/%2e%2e//evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '%2f%2fevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\n//evil.example',
  ' /about',
  '/about ',
  '/about\u0000',
  '/about?\u2028',
  '/about\\..\\..',
  '/about?x=\\',
  '/%61bout',
  '/About',
  '/about/',
  '/nowhere',
  '/api/auth/sign-out',
  '/about%00',
  '/about;evil',
  `/about?${'x'.repeat(5000)}`,
  undefined,
  null,
  7,
  ['/about'],
  { toString: () => '/about' },
])('rejects the target %j', (target) => {
  expect(safeReturnTarget(target, pagePaths)).toBeUndefined()
})
