import { Button } from '#platform/web/ui/button.tsx'
import { formTexts } from '../contract/messages.ts'
import type { ScriptToFilm } from '../contract/video-request.ts'
import { readDirections } from '../domain/directions/read-directions.ts'
import { sayAll } from './say-all.ts'

type PromptDirectionsProps = { prompt: string; onScript: (script: ScriptToFilm) => void }

/** Tells what of the prompt is taken for directions and not said, and turns all of it into lines if that is wrong. */
export function PromptDirections({ prompt, onScript }: PromptDirectionsProps) {
  const { directions } = readDirections(prompt)
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {directions.length > 0 && (
        <>
          <p dir="auto">{formTexts.directions(directions)}</p>
          <Button onClick={() => onScript(sayAll(prompt))}>{formTexts.sayAll}</Button>
        </>
      )}
    </div>
  )
}
