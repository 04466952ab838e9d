import { hookSamplePath } from '#features/script-studio/contract/hook-sample-messages.ts'
import type { HookSample } from '#features/script-studio/contract/hook-sample.ts'
import type { ErrorEnvelope } from '#platform/common/errors.ts'
import { tryTexts } from '../../contract/home-page-texts.ts'

/** Three hooks for an idea, or the reason why there are none. */
export async function requestHooks(idea: string): Promise<{ sample: HookSample } | { error: string }> {
  try {
    const response = await fetch(hookSamplePath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idea }),
    })
    if (response.ok) return { sample: (await response.json()) as HookSample }
    const { error } = (await response.json()) as ErrorEnvelope
    return { error: error.details?.fields?.['idea'] ?? error.message }
  } catch {
    return { error: tryTexts.failed }
  }
}
