import { expect, test } from 'vitest'
import { readAgent } from './read-visit.ts'

const mozilla = (rest: string) => `Mozilla/5.0 (${rest}`

test.each([
  [mozilla('X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'), 'desktop', 'Firefox'],
  [mozilla('Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'), 'desktop', 'Chrome'],
  [mozilla('Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0'), 'desktop', 'Edge'],
  [mozilla('Macintosh) AppleWebKit/605.1 Version/18.0 Safari/605.1'), 'desktop', 'Safari'],
  [
    mozilla('iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1 Version/18.0 Mobile/1 Safari/604.1'),
    'phone',
    'Safari',
  ],
  [
    mozilla('iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1 CriOS/142.0 Mobile/1 Safari/604.1'),
    'phone',
    'Chrome',
  ],
  [mozilla('iPad; CPU OS 18_0) AppleWebKit/605.1 Version/18.0 Mobile/1 Safari/604.1'), 'tablet', 'Safari'],
  [mozilla('Linux; Android 15; SM-X900) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'), 'tablet', 'Chrome'],
  [
    mozilla('Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36'),
    'phone',
    'Samsung Internet',
  ],
  ['curl/8.5.0', 'desktop', 'Other'],
])('%s is a %s with %s', (agent, device, browser) => {
  expect(readAgent(agent)).toEqual({ device, browser })
})
