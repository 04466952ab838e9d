import type { EndCard } from '#features/creator-profile/web.ts'
import { truncate } from '#platform/common/text.ts'
import { shapeOf, videoDefaults, type VideoShape } from '../contract/choices.ts'
import { videoLimits } from '../contract/limits.ts'
import type { VideoSettings } from '../contract/video.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'
import { shapeOfVideo } from '../domain/describe-video.ts'
import { estimateLength } from '../film/estimate-length.ts'
import type { ShownVideo } from './shown-video.ts'

/** The initial values of the generate dialog. */
export type Template = {
  prompt: string
  settings: Pick<
    VideoSettings,
    'num_frames' | 'fps' | 'resolution' | 'sound' | 'style' | 'voice' | 'recordings' | 'photos'
  > & {
    shape: VideoShape
  }
  script: ScriptToFilm | null
  /** The script's ID in the script studio. */
  scriptId: string | null
  handle: string
  call_to_action: string
  /** The earlier video whose starting image is reused. */
  seedImageOf: string | null
  /** The storage key under which a draft survives a closed dialog. */
  draft: string
}

export const emptyTemplate = (email: string): Template => ({
  prompt: '',
  settings: { ...videoDefaults, shape: shapeOf(videoDefaults.orientation) },
  script: null,
  scriptId: null,
  handle: '',
  call_to_action: '',
  seedImageOf: null,
  draft: `video:${email}`,
})

/** 'Render again': all values of the video, ready to edit. */
export function templateOf(video: ShownVideo): Template {
  const { prompt, settings, script, handle, call_to_action, prediction_id: id } = video
  return {
    prompt,
    settings: { ...settings, shape: shapeOfVideo(settings) },
    script,
    scriptId: video.script_id ?? null,
    handle,
    call_to_action,
    seedImageOf: settings.has_seed_image && !video.isDemo ? id : null,
    draft: `video-again:${id}`,
  }
}

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
