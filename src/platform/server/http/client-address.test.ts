import { expect, test } from 'vitest'
import { clientGroup, createClientAddress } from './client-address.ts'

test('ignores X-Forwarded-For without trusted proxies', () => {
  const address = createClientAddress([])
  expect(address.of('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  expect(address.of('::ffff:203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
})

test('behind a trusted proxy, uses the nearest address that is not a proxy', () => {
  const address = createClientAddress(['10.0.0.0/8', '2001:db8::/32'])
  expect(address.of('10.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
  expect(address.of('10.0.0.1', '1.2.3.4, 198.51.100.1, 10.9.9.9')).toBe('198.51.100.1')
  expect(address.of('2001:db8::1', '198.51.100.1')).toBe('198.51.100.1')
  expect(address.of('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
})

test('ignores a header that is not a list of addresses', () => {
  const address = createClientAddress(['10.0.0.1'])
  expect(address.of('10.0.0.1', 'unknown')).toBe('10.0.0.1')
  expect(address.of('10.0.0.1', undefined)).toBe('10.0.0.1')
  expect(address.of(undefined, '1.2.3.4')).toBe('')
})

test('identifies an IPv6 client by its /64 and an IPv4 client by its address', () => {
  expect(clientGroup('203.0.113.7')).toBe('203.0.113.7')
  expect(clientGroup('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(clientGroup('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(clientGroup('::1')).toBe('0:0:0:0::/64')
})
