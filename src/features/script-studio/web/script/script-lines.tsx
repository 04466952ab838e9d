import type { Ref } from 'react'
import { formatDuration } from '#platform/web/format.ts'
import type { LineMark } from '../../contract/answers.ts'
import type { ScriptList } from '../../contract/script.ts'
import { speakingSeconds } from '../../domain/speaking-time.ts'
import type { useScriptEdit } from '../data/use-script-edit.ts'
import { EditableLine } from './editable-line.tsx'
import { markAt, withPlace } from './with-place.ts'

type ScriptLinesProps = {
  ref?: Ref<HTMLElement>
  list: Exclude<ScriptList, 'hooks'>
  title: string
  /** 'Script part', 'visual cue'. */
  one: string
  lines: readonly string[]
  marks: readonly LineMark[]
  isLocked: boolean
  edit: ReturnType<typeof useScriptEdit>
}

export function ScriptLines({ ref, list, title, one, lines, marks, isLocked, edit }: ScriptLinesProps) {
  if (lines.length === 0) return null
  return (
    <section ref={ref} tabIndex={-1} aria-label={title}>
      <h4 className="mb-1 font-display text-lg font-bold">{title}</h4>
      <ol className="divide-y divide-line">
        {withPlace(lines).map(({ line, place: index }) => (
          <li key={index}>
            <EditableLine
              name={`${one} ${index + 1}`}
              text={line}
              mark={markAt(marks, list, index)}
              isLocked={isLocked}
              onSave={(text) => edit.editLine(list, index, text)}
              onRewrite={() => edit.rewriteLine({ list, index })}
              {...(list === 'script_parts' &&
                !line.includes('[') && { onRemember: () => edit.rememberLine(line) })}
              lead={
                <LineLead
                  number={index + 1}
                  seconds={list === 'script_parts' ? speakingSeconds(line) : undefined}
                />
              }
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

function LineLead({ number, seconds }: { number: number; seconds: number | undefined }) {
  return (
    <span className="w-8 shrink-0 sm:w-10 pt-0.5 text-sm text-ink-soft tabular-nums">
      {seconds === undefined ? (
        `${number}.`
      ) : (
        <span title="Speaking time">
          <span className="sr-only">Takes </span>
          {formatDuration(seconds)}
        </span>
      )}
    </span>
  )
}
