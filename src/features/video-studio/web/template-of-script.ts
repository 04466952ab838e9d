import type { EndCard } from '#features/creator-profile/web.ts'
import { truncate } from '#platform/common/text.ts'
import { videoDefaults } from '../contract/choices.ts'
import { videoLimits } from '../contract/limits.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'
import { estimateLength } from '../film/estimate-length.ts'
import { emptyTemplate, type Template } from './template.ts'

type Handed = { script: ScriptToFilm; scriptId: string | null; endCard: EndCard }

/**
 * The scenes come from the script; its title and hook appear on the card. It opens as portrait with sound, as
 * long as it takes to speak.
 */
export function templateOfScript(email: string, { script, scriptId, endCard }: Handed): Template {
  const words = [script.title, script.hook].filter((text) => text !== '').join('. ')
  const prompt = words === '' ? (script.script_parts[0] ?? '') : words
  const handle = oneLine(endCard.handle, videoLimits.handle)
  const call_to_action = oneLine(endCard.callToAction, videoLimits.callToAction)
  const needed = estimateLength({ prompt, script, handle, call_to_action }).seconds
  const seconds = Math.min(videoLimits.seconds.most, Math.max(videoLimits.seconds.least, needed))
  const { fps, resolution } = videoDefaults
  return {
    ...emptyTemplate(email),
    prompt,
    settings: { fps, resolution, num_frames: seconds * fps, shape: '9:16', sound: true },
    script,
    scriptId,
    handle,
    call_to_action,
    draft: `video-of:${script.title}`,
  }
}

const oneLine = (text: string, most: number) => truncate(text.replaceAll(/\s+/g, ' ').trim(), most)
