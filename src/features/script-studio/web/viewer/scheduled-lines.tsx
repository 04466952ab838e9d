import { asApiError } from '#platform/web/api-error.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import { calendarMessages } from '../../contract/calendar-messages.ts'
import { lineNames, scriptMessages } from '../../contract/script-messages.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import type { ScriptList } from '../../contract/script.ts'
import { useScheduleChanges } from '../data/use-schedule.ts'
import { EditableLine } from '../script/editable-line.tsx'
import { markAt, withPlace } from '../script/with-place.ts'

const sections = [
  ['script_parts', scriptMessages.script],
  ['visual_cues', scriptMessages.cues],
  ['engagement_tips', scriptMessages.tips],
] as const

/** The scheduled script, line by line. An edit names the line it replaces, so that tabs notice each other. */
export function ScheduledLines({ entry }: { entry: ScheduledContent }) {
  const { editLine } = useScheduleChanges()
  const { marks = [] } = entry
  const save = (list: ScriptList, index: number, before: string) => (text: string) =>
    editLine(entry, { list, index, before, text })
  return (
    <>
      <section>
        <h2 className="mb-3 text-xl">{scriptMessages.hooks}</h2>
        <ul className="flex flex-col gap-2">
          {withPlace(entry.script.hooks).map(({ line: hook, place: index }) => (
            <li key={index} className="rounded-md border border-line bg-surface px-4 py-1">
              <EditableLine
                name={lineNames.hooks(index + 1)}
                text={hook.text}
                mark={markAt(marks, 'hooks', index)}
                lead={null}
                isLocked={false}
                onSave={save('hooks', index, hook.text)}
                note={<HookNote entry={entry} index={index} approach={hook.approach} />}
              />
            </li>
          ))}
        </ul>
      </section>
      {sections
        .filter(([list]) => entry.script[list].length > 0)
        .map(([list, title]) => (
          <section key={list} aria-label={title}>
            <h2 className="mb-1 text-xl">{title}</h2>
            <ol className="max-w-prose divide-y divide-line">
              {withPlace(entry.script[list]).map(({ line, place: index }) => (
                <li key={index}>
                  <EditableLine
                    name={lineNames[list](index + 1)}
                    text={line}
                    mark={markAt(marks, list, index)}
                    lead={<span className="w-6 shrink-0 text-ink-soft tabular-nums">{index + 1}.</span>}
                    isLocked={false}
                    onSave={save(list, index, line)}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
    </>
  )
}

function HookNote({ entry, index, approach }: { entry: ScheduledContent; index: number; approach: string }) {
  const { change } = useScheduleChanges()
  const toast = useToast()
  const choose = () =>
    void change(entry, { selectedHook: index }).catch((cause: unknown) =>
      toast({ kind: 'failure', text: asApiError(cause).message }),
    )
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-2 text-xs font-semibold text-accent-text">
      {approach}
      {index === entry.selectedHook ? (
        <Badge tone="gain">{calendarMessages.chosenHook}</Badge>
      ) : (
        <Button variant="quiet" onClick={choose}>
          {calendarMessages.useHook(index + 1)}
        </Button>
      )}
    </div>
  )
}
