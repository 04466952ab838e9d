import Presentation from 'lucide-react/icons/presentation'
import { Suspense, useRef, useState, useId } from 'react'
import { asApiError } from '#platform/web/api-error.ts'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Idea } from '../../contract/idea.ts'
import { spokenLines } from '../../domain/render-script.ts'
import { useScriptEdit } from '../data/use-script-edit.ts'
import type { PartialScript } from '../../contract/script.ts'
import { EditableLine } from './editable-line.tsx'
import { markAt, withPlace } from './with-place.ts'
import { ScriptLines } from './script-lines.tsx'
import { SpeakingTime } from './speaking-time.tsx'

const Teleprompter = lazyWithFallback(
  async () => (await import('./teleprompter.tsx')).Teleprompter,
  LoadFailure,
)

const ScriptExports = lazyWithFallback(
  async () => (await import('./script-exports.tsx')).ScriptExports,
  LoadFailure,
)

const FillInPanel = lazyWithFallback(
  async () => (await import('./fill-in-panel.tsx')).FillInPanel,
  LoadFailure,
)

/** A script while it is being written, and afterwards as an editor. */
export function ScriptView({ idea, isWriting }: { idea: Idea; isWriting: boolean }) {
  const edit = useScriptEdit(idea)
  const toast = useToast()
  const [isPrompting, setIsPrompting] = useState(false)
  const text = useRef<HTMLElement>(null)
  const { script, selectedHook, title } = idea
  if (!script || script.hooks.length + script.script_parts.length === 0) return null
  const shared = { isLocked: isWriting, edit, marks: idea.marks }
  const choose = (index: number) =>
    void edit
      .chooseHook(index)
      .catch((cause: unknown) => toast({ kind: 'failure', text: asApiError(cause).message }))
  return (
    <div className="flex flex-col gap-6 border-t border-line pt-5">
      {idea.blanks.length > 0 && !isWriting && (
        <Suspense fallback={null}>
          <FillInPanel idea={idea} onDone={() => text.current?.focus()} />
        </Suspense>
      )}
      <HookOptions idea={idea} hooks={script.hooks} isLocked={isWriting} edit={edit} onChoose={choose} />
      <ScriptLines
        {...shared}
        ref={text}
        list="script_parts"
        title="Script"
        one="script part"
        lines={script.script_parts}
      />
      <SpeakingTime {...{ script, selectedHook }} videoLength={idea.videoLength} />
      <div className="grid gap-6 lg:grid-cols-2">
        <ScriptLines
          {...shared}
          list="visual_cues"
          title="Visual Cues"
          one="visual cue"
          lines={script.visual_cues}
        />
        <ScriptLines
          {...shared}
          list="engagement_tips"
          title="Engagement Tips"
          one="engagement tip"
          lines={script.engagement_tips}
        />
      </div>
      {!isWriting && (
        <div className="-mx-2 flex flex-wrap gap-1">
          <Button variant="quiet" onClick={() => setIsPrompting(true)}>
            <Presentation size={16} aria-hidden="true" />
            Teleprompter
          </Button>
          <Suspense fallback={null}>
            <ScriptExports entry={{ title, script, selectedHook }} scriptId={idea.id} />
          </Suspense>
        </div>
      )}
      {isPrompting && (
        <Suspense fallback={null}>
          <Teleprompter
            title={title}
            lines={spokenLines({ script, selectedHook })}
            onClose={() => setIsPrompting(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

type HookOptionsProps = {
  idea: Idea
  hooks: PartialScript['hooks']
  isLocked: boolean
  edit: ReturnType<typeof useScriptEdit>
  onChoose: (index: number) => void
}

/** Three alternative openings; one must be selected before scheduling. */
function HookOptions({ idea, hooks, isLocked, edit, onChoose }: HookOptionsProps) {
  // Not the idea's ID, because the history may show the same idea again.
  const group = useId()
  return (
    <fieldset role="radiogroup" className="min-w-0">
      <legend className="mb-2 font-display text-lg font-bold">Hook Options</legend>
      <div className="flex flex-col gap-2">
        {withPlace(hooks).map(({ line: hook, place: index }) => (
          <div
            key={index}
            className="rounded-md border border-line bg-surface px-3 py-1 transition-colors hover:border-edge has-checked:border-ink has-checked:bg-sunken"
          >
            <EditableLine
              name={`hook ${index + 1}`}
              text={hook.text}
              mark={markAt(idea.marks, 'hooks', index)}
              labelFor={`${group}-${index}`}
              isLocked={isLocked}
              onSave={(text) => edit.editLine('hooks', index, text)}
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
