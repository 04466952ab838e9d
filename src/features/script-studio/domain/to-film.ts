import { truncate } from '#platform/common/text.ts'
import type { Titled } from './render-script.ts'

/** The path of the video studio. It knows scripts; this feature knows only its path. */
export const videoToolPath = '/ai-tools/video-generator'

const maxTitleLength = 200
const longestLine = 600
const maxLines = 40

/** The navigation state for the video tool: the selected hook or the first, and every part and cue. */
export function toFilm({ title, script, selectedHook }: Titled) {
  const lines = (list: readonly string[]) =>
    list.slice(0, maxLines).map((line) => truncate(line, longestLine))
  return {
    title: truncate(title, maxTitleLength),
    hook: truncate(script.hooks[selectedHook ?? 0]?.text ?? '', longestLine),
    script_parts: lines(script.script_parts),
    visual_cues: lines(script.visual_cues),
  }
}
