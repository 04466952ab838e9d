import { expect, test } from 'vitest'
import { findToolByRoute, tools } from './catalog.ts'

test('the catalog has two available tools and four upcoming ones, each with its own path', () => {
  const routes = (status: string) => tools.filter((tool) => tool.status === status).map((tool) => tool.route)
  expect(routes('Available')).toEqual(['/ai-tools/script-generator', '/ai-tools/video-generator'])
  expect(routes('Coming Soon')).toEqual([
    '/ai-tools/course-builder',
    '/ai-tools/offer-generator',
    '/ai-tools/pitch-deck-generator',
    '/ai-tools/challenge-generator',
  ])
})

test('a tool is found by its path, even after a reload', () => {
  for (const tool of tools) expect(findToolByRoute(tool.route)).toBe(tool)
  expect(findToolByRoute('/ai-tools/scheduled-script')).toBeUndefined()
})
