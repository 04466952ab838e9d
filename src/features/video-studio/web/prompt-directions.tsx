import { useId } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { formTexts } from '../contract/messages.ts'
import { findDirections } from '../domain/directions/read-directions.ts'

type PromptDirectionsProps = {
  prompt: string
  alsoSaid: ReadonlySet<string>
  onChange: (alsoSaid: ReadonlySet<string>) => void
}

/** Tells what of the prompt is taken for directions and not said, each of which can be said after all. */
export function PromptDirections({ prompt, alsoSaid, onChange }: PromptDirectionsProps) {
  const id = useId()
  const directions = [...new Set(findDirections(prompt))]
  const say = (direction: string, isSaid: boolean) => {
    const next = new Set(alsoSaid)
    if (isSaid) next.add(direction)
    else next.delete(direction)
    onChange(next)
  }
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col text-sm">
      <p id={id} aria-live="polite" className="text-ink-soft">
        {directions.length > 0 && formTexts.directions}
      </p>
      {directions.map((direction) => (
        <Checkbox
          key={direction}
          label={<span dir="auto">{direction.replace(/[,;:.]$/, '')}</span>}
          checked={alsoSaid.has(direction)}
          onChange={(event) => say(direction, event.currentTarget.checked)}
        />
      ))}
      {directions.length > 1 && (
        <Button className="mt-1 self-start" onClick={() => onChange(new Set([...alsoSaid, ...directions]))}>
          {formTexts.sayAll}
        </Button>
      )}
    </div>
  )
}
