import { useEffect, useRef, type Ref, type RefObject } from 'react'
import { formatDuration } from '#platform/web/format.ts'
import type { LineMark } from '../../contract/answers.ts'
import { lineMessages, lineNames } from '../../contract/script-messages.ts'
import type { ScriptList } from '../../contract/script.ts'
import { speakingSeconds } from '../../domain/speaking-time.ts'
import type { TypedLine } from '../../domain/typed-line.ts'
import type { ScriptEditing } from '../data/use-script-edit.ts'
import { EditableLine } from './editable-line.tsx'
import { markAt, withPlace } from './with-place.ts'

type ScriptLinesProps = {
  ref?: Ref<HTMLElement>
  list: Exclude<ScriptList, 'hooks'>
  title: string
  lines: readonly string[]
  marks: readonly LineMark[]
  isLocked: boolean
  edit: ScriptEditing
  onType?: ((line: TypedLine) => void) | undefined
  heading: 'h2' | 'h4'
}

export function ScriptLines(props: ScriptLinesProps) {
  const { ref, list, title, lines, marks, isLocked, edit, onType, heading: Heading } = props
  const items = useRef<HTMLOListElement>(null)
  const keepFocus = useFocusAfterRemoval(items, lines.length)
  if (lines.length === 0) return null
  const isSpoken = list === 'script_parts'
  // A script without any spoken line is none.
  const canRemove = !isSpoken || lines.length > 1
  return (
    <section ref={ref} tabIndex={-1} aria-label={title}>
      <Heading className="mb-1 font-display text-lg font-bold">{title}</Heading>
      <ol ref={items}>
        {withPlace(lines).map(({ line, place: index }) => (
          <li key={index}>
            <EditableLine
              name={lineNames[list](index + 1)}
              text={line}
              mark={markAt(marks, list, index)}
              isLocked={isLocked}
              onSave={(text) => edit.editLine(list, index, text)}
              onType={(text) => onType?.({ list, index, text })}
              onRewrite={() => edit.rewriteLine({ list, index })}
              {...(isSpoken && !line.includes('[') && { onRemember: () => edit.rememberLine(line) })}
              {...(canRemove && { onRemove: () => keepFocus(() => edit.removeLine(list, index, line)) })}
              lead={<LineLead number={index + 1} seconds={isSpoken ? speakingSeconds(line) : undefined} />}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Deleting the last line removes the menu that had the focus, so the focus moves to the line before it. */
function useFocusAfterRemoval(items: RefObject<HTMLElement | null>, count: number) {
  const isRemoving = useRef(false)
  useEffect(() => {
    const isLost = isRemoving.current && document.activeElement === document.body
    isRemoving.current = false
    if (!isLost) return
    const left = items.current?.querySelectorAll<HTMLElement>('[data-line]')
    ;([...(left ?? [])].at(-1) ?? document.querySelector<HTMLElement>('main section[tabindex]'))?.focus()
  }, [items, count])
  return async (remove: () => Promise<void>) => {
    isRemoving.current = true
    await remove().catch((cause: unknown) => {
      isRemoving.current = false
      throw cause
    })
  }
}

function LineLead({ number, seconds }: { number: number; seconds: number | undefined }) {
  return (
    <span className="w-8 shrink-0 pt-0.5 text-sm text-ink-soft tabular-nums select-none sm:w-10">
      {seconds === undefined ? (
        `${number}.`
      ) : (
        <span title={lineMessages.speakingTime}>
          <span className="sr-only">{lineMessages.takes}</span>
          {formatDuration(seconds)}
        </span>
      )}
    </span>
  )
}
