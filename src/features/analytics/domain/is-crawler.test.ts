import { expect, test } from 'vitest'
import { isCrawler } from './is-crawler.ts'

test.each([
  ['', false],
  ['node', false],
  ['Test Agent/1.0', false],
  ['Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/142.0 Mobile', false],
  ['curl/8.5.0', false],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0 Safari/537.36',
    false,
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
])('%s is a crawler: %s', (agent, expected) => {
  expect(isCrawler(agent)).toBe(expected)
})
