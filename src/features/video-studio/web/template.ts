import { videoDefaults } from '../contract/choices.ts'
import type { VideoSettings } from '../contract/video.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'
import type { ShownVideo } from './shown-video.ts'

/** The initial values of the generate dialog. */
export type Template = {
  prompt: string
  settings: Omit<VideoSettings, 'has_seed_image'>
  script: ScriptToFilm | null
  handle: string
  call_to_action: string
  /** The earlier video whose starting image is reused. */
  seedImageOf: string | null
  /** The storage key under which a draft survives a closed dialog. */
  draft: string
}

export const emptyTemplate = (email: string): Template => ({
  prompt: '',
  settings: videoDefaults,
  script: null,
  handle: '',
  call_to_action: '',
  seedImageOf: null,
  draft: `video:${email}`,
})

/** 'Render again': all values of the video, ready to edit. */
export function templateOf(video: ShownVideo): Template {
  const { prompt, settings, script, handle, call_to_action, prediction_id: id } = video
  const seedImageOf = settings.has_seed_image && !video.isDemo ? id : null
  return { prompt, settings, script, handle, call_to_action, seedImageOf, draft: `video-again:${id}` }
}

/** The scenes come from the script; its title and hook appear on the card. */
export function templateOfScript(email: string, script: ScriptToFilm): Template {
  const words = [script.title, script.hook].filter((text) => text !== '').join('. ')
  const prompt = words === '' ? (script.script_parts[0] ?? '') : words
  return { ...emptyTemplate(email), prompt, script, draft: `video-of:${script.title}` }
}
