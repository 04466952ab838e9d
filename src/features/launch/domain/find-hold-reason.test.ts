import { expect, test } from 'vitest'
import { findHoldReason } from './find-hold-reason.ts'

const honest = {
  referred: 'bob@example.org',
  referrer: 'ann@example.org',
  referrersOfReferrer: ['eve@example.org'],
  joinedTogether: 3,
}

test.each([
  [undefined, {}],
  ['self-referral', { referred: 'ann@example.org' }],
  ['self-referral', { referred: 'ann+2@example.org' }],
  ['self-referral', { referred: 'a.nn@googlemail.com', referrer: 'ann@gmail.com' }],
  [undefined, { referred: 'a.nn@example.org' }],
  ['loop', { referred: 'eve@example.org' }],
  ['plus-address', { referred: 'bob+1@example.org' }],
  [undefined, { referred: '+bob@example.org' }],
  ['throwaway-domain', { referred: 'bob@mailinator.com' }],
  ['throwaway-domain', { referred: 'bob@a.b.mailinator.com' }],
  [undefined, { referred: 'bob@notmailinator.com' }],
  ['burst', { joinedTogether: 4 }],
] as const)('a credit is held as %s for %o', (reason, facts) => {
  expect(findHoldReason({ ...honest, ...facts })).toBe(reason)
})
