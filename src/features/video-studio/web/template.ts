import { shapeOf, videoDefaults, type VideoShape } from '../contract/choices.ts'
import type { VideoSettings } from '../contract/video.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'
import { shapeOfVideo } from '../domain/describe-video.ts'
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
  /** What the video says instead of what the prompt would. */
  lines: string | null
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
  lines: null,
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
    ...(script && isFromChangedLines(script)
      ? { script: null, lines: script.script_parts.join('\n') }
      : { script, lines: null }),
    scriptId: video.script_id ?? null,
    handle,
    call_to_action,
    seedImageOf: settings.has_seed_image && !video.isDemo ? id : null,
    draft: `video-again:${id}`,
  }
}

/** The form sends changed lines of a prompt as a script with nothing else; the script studio names its scripts. */
const isFromChangedLines = ({ title, hook, visual_cues: cues }: ScriptToFilm) =>
  title === '' && hook === '' && cues.length === 0
