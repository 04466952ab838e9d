import { useId } from 'react'
import type { Idea } from '../../contract/idea.ts'
import { lineNames, scriptMessages } from '../../contract/script-messages.ts'
import type { PartialScript } from '../../contract/script.ts'
import type { TypedLine } from '../../domain/typed-line.ts'
import type { ScriptEditing } from '../data/use-script-edit.ts'
import { EditableLine } from './editable-line.tsx'
import { markAt, withPlace } from './with-place.ts'

type HookOptionsProps = {
  idea: Idea
  hooks: PartialScript['hooks']
  isLocked: boolean
  edit: ScriptEditing
  onType?: ((line: TypedLine) => void) | undefined
  onChoose: (index: number) => void
}

/** Three alternative openings; one must be selected before scheduling. */
export function HookOptions({ idea, hooks, isLocked, edit, onType, onChoose }: HookOptionsProps) {
  // Not the idea's ID, because the history may show the same idea again.
  const group = useId()
  return (
    <fieldset role="radiogroup" className="min-w-0">
      <legend className="mb-2 font-display text-lg font-bold">{scriptMessages.hooks}</legend>
      <div className="flex flex-col gap-2">
        {withPlace(hooks).map(({ line: hook, place: index }) => (
          <div
            key={index}
            className="rounded-md border border-line bg-surface px-3 py-1 transition-colors hover:border-edge has-checked:border-ink has-checked:bg-sunken"
          >
            <EditableLine
              name={lineNames.hooks(index + 1)}
              text={hook.text}
              mark={markAt(idea.marks, 'hooks', index)}
              labelFor={`${group}-${index}`}
              isLocked={isLocked}
              onSave={(text) => edit.editLine('hooks', index, text)}
              onType={(text) => onType?.({ list: 'hooks', index, text })}
              onRewrite={() => edit.rewriteLine({ list: 'hooks', index })}
              lead={
                <input
                  type="radio"
                  name={group}
                  value={index}
                  checked={idea.selectedHook === index}
                  disabled={isLocked}
                  id={`${group}-${index}`}
                  onChange={() => onChoose(index)}
                  className="mt-1 size-5 shrink-0 accent-ink"
                />
              }
              note={<p className="text-xs font-semibold text-accent-text">{hook.approach}</p>}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
