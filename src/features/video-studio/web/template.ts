import { videoDefaults } from '../contract/choices.ts'
import type { VideoSettings } from '../contract/video.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'
import type { ShownVideo } from './shown-video.ts'

/** What the generate dialog opens with. */
export type Template = {
  prompt: string
  settings: Omit<VideoSettings, 'has_seed_image'>
  script: ScriptToFilm | null
  handle: string
  call_to_action: string
  /** The earlier video whose seed image is used again. */
  seedImageOf: string | null
  /** Under which name what is typed survives a closed dialog. */
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

/** 'Render again': everything as it was, to be changed. */
export function templateOf(video: ShownVideo): Template {
  const { prompt, settings, script, handle, call_to_action, prediction_id: id } = video
  const seedImageOf = settings.has_seed_image && !video.isDemo ? id : null
  return { prompt, settings, script, handle, call_to_action, seedImageOf, draft: `video-again:${id}` }
}

/** The scenes come from the script; its title and hook are what the card says. */
export function templateOfScript(email: string, script: ScriptToFilm): Template {
  const words = [script.title, script.hook].filter((text) => text !== '').join('. ')
  const prompt = words === '' ? (script.script_parts[0] ?? '') : words
  return { ...emptyTemplate(email), prompt, script, draft: `video-of:${script.title}` }
}
