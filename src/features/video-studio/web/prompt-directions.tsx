import { Button } from '#platform/web/ui/button.tsx'
import { videoLimits } from '../contract/limits.ts'
import { formTexts } from '../contract/messages.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'
import { readDirections } from '../domain/directions/read-directions.ts'
import { spokenLines } from '../film/compose-film.ts'

type PromptDirectionsProps = { prompt: string; onScript: (script: ScriptToFilm) => void }

/** Tells what of the prompt is taken for directions and not said, and turns all of it into lines if that is wrong. */
export function PromptDirections({ prompt, onScript }: PromptDirectionsProps) {
  const { directions } = readDirections(prompt)
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {directions.length > 0 && (
        <>
          <p dir="auto">{formTexts.directions(directions)}</p>
          <Button onClick={() => onScript(scriptOf(prompt))}>{formTexts.sayAll}</Button>
        </>
      )}
    </div>
  )
}

function scriptOf(prompt: string): ScriptToFilm {
  const script = { title: '', hook: '', script_parts: [prompt], visual_cues: [] }
  const lines = spokenLines({ prompt: '', script })
  const last = videoLimits.script.parts - 1
  const parts = [...lines.slice(0, last), ...(lines.length > last ? [lines.slice(last).join(' ')] : [])]
  return { ...script, script_parts: parts.map((part) => part.slice(0, videoLimits.script.line)) }
}
