import type { Page } from '@playwright/test'
import { onboardingAnswers, enterNewAccount } from './support/creators.ts'
import { dayFromToday } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const script = '<img src=x onerror="window.stolen=1"><script>window.stolen=1</script>'
const tag = '<b onclick=stolen=1>'

/** Stores scripts in every field a creator can write, and returns the ID of the scheduled entry. */
async function writeEverywhere(page: Page, origin: string): Promise<string> {
  const headers = { origin }
  const send = async (method: string, path: string, data: object) => {
    const response = await page.request.fetch(path, { method, headers, data })
    expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
    return response.text()
  }
  await send('PATCH', '/api/account', { name: script.slice(0, 80) })
  await send('PUT', '/api/profile', { ...Object.assign({}, ...onboardingAnswers), socialMediaTag: tag })
  const open = [
    'platforms',
    'audience',
    'topics',
    'admiredCreators',
    'brandHighlight',
    'cta',
    'additionalInfo',
  ]
  await send('PUT', '/api/profile/content', {
    description: script,
    ...Object.fromEntries(open.map((name) => [name, script])),
  })
  await send('POST', '/api/presets', {
    name: tag,
    description: script,
    topics: script,
    specificInstructions: script,
  })
  await send('POST', '/api/ideas', {})
  const events = (await send('POST', '/api/scripts/custom', { description: script })).trim().split('\n')
  const { idea } = events
    .map((line) => JSON.parse(line) as { idea?: { id: string } })
    .findLast((event) => event.idea !== undefined) as { idea: { id: string } }
  const hook = { text: script, approach: script }
  await send('PATCH', `/api/scripts/${idea.id}`, {
    title: script,
    selectedHook: 0,
    hooks: [hook, hook, hook],
    script_parts: [script],
    visual_cues: [script],
    engagement_tips: [script],
  })
  const film = { prompt: script, num_frames: 24, fps: 24, resolution: '480p', seed_image: null }
  await send('POST', '/api/video-generator/generate', film)
  const scheduled = await send('POST', '/api/schedule', {
    ideaId: idea.id,
    scheduledDate: dayFromToday(1),
    selectedHook: 0,
  })
  return (JSON.parse(scheduled) as { id: string }).id
}

test('a stored script is shown as text and never runs', async ({ page, server }) => {
  await enterNewAccount(page, server)
  const entry = await writeEverywhere(page, server.url)
  for (const [path, seen] of [
    ['/account', 'Delete my account'],
    ['/ai-tools', ''],
    ['/ai-tools/script-generator', 'onerror'],
    [`/ai-tools/scheduled-script?id=${entry}`, 'onerror'],
    ['/ai-tools/video-generator', 'onerror'],
    [`/login?returnTo=${encodeURIComponent(script)}&error=${encodeURIComponent(script)}`, ''],
    [`/ai-tools/script-generator?id=${encodeURIComponent(script)}#${script}`, 'onerror'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(seen)
    expect(await page.evaluate('window.stolen'), path).toBeUndefined()
    expect(await page.locator('img[src=x], [onerror], [onclick], main script').count(), path).toBe(0)
  }
})
