import { DndContext } from '@dnd-kit/core'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { DayPicker } from 'react-day-picker'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { dayAfterKey, gridOf, monthOf, type CalendarView } from '../../domain/calendar-days.ts'
import { AddDialog } from './add-dialog.tsx'
import { CalendarHeader } from './calendar-header.tsx'
import { DayCell, WeekRow } from './day-cell.tsx'
import { DeleteQuestion, MoveDialog } from './entry-dialogs.tsx'
import { dragWords, findDay, useDragSensors } from './drag-by-day.ts'
import { EntriesByDay, type CalendarDays, today } from './entries-by-day.ts'
import { agendaDayId, MonthAgenda } from './month-agenda.tsx'
import { useEntryActions } from './use-entry-actions.ts'

const look = {
  root: '',
  months: '',
  month_grid: 'mt-4 w-full table-fixed border-collapse',
  weekday: 'pb-2 text-xs font-semibold text-ink-soft',
  today: '',
  outside: '',
}

const isPhone = () => window.matchMedia('(width < 40rem)').matches

/** A month or a week as a grid, and as a list where the cells are too small to read. */
export function MonthCalendar({ entries }: { entries: readonly ScheduledContent[] }) {
  const [now] = useState(today)
  const [view, setView] = useState<CalendarView>('month')
  const { day, setDay, onKey } = useFocusedDay(now)
  const [adding, setAdding] = useState<string>()
  const [chosen, setChosen] = useState<{ entry: ScheduledContent; to: 'move' | 'delete' }>()
  const sensors = useDragSensors()
  const actions = useEntryActions()
  const shown = view === 'month' ? monthOf(day) : gridOf(day, view)

  const days = useMemo<CalendarDays>(() => {
    const of = Map.groupBy(entries, ({ scheduledDate }) => scheduledDate)
    const grid = gridOf(day, view)
    return {
      of,
      view,
      grid,
      today: now,
      tabStop: day < now ? now : day,
      onAdd(to) {
        // A phone's cell is too small to show its entries, so their list comes first.
        const list = isPhone() && of.has(to) ? document.getElementById(agendaDayId(to)) : null
        if (!list || list.contains(document.activeElement)) return setAdding(to)
        list.scrollIntoView({ block: 'center' })
        list.focus()
      },
      onKey,
      onChoose: (entry, to) => setChosen({ entry, to }),
    }
  }, [entries, day, view, now, onKey])

  const close = () => setChosen(undefined)
  return (
    <div className="rounded-lg border border-line bg-surface p-3 sm:p-5">
      <CalendarHeader {...{ day, view }} today={now} onDay={setDay} onView={setView} />
      <DndContext
        sensors={sensors}
        collisionDetection={findDay}
        accessibility={dragWords(entries)}
        onDragEnd={({ active, over }) => {
          const entry = entries.find(({ id }) => id === active.id)
          if (entry && over) actions.drop(entry, String(over.id))
        }}
        autoScroll={false}
      >
        <EntriesByDay value={days}>
          <DayPicker
            month={new Date(`${day}T12:00:00`)}
            weekStartsOn={0}
            showOutsideDays
            hideNavigation
            classNames={look}
            components={{ Day: DayCell, Week: WeekRow, MonthCaption: NoCaption }}
          />
          <MonthAgenda shown={shown} />
        </EntriesByDay>
      </DndContext>
      {adding !== undefined && <AddDialog day={adding} onClose={() => setAdding(undefined)} />}
      {chosen?.to === 'move' && (
        <MoveDialog entry={chosen.entry} onMove={(to) => actions.moveTo(chosen.entry, to)} onClose={close} />
      )}
      <DeleteQuestion
        entry={chosen?.to === 'delete' ? chosen.entry : undefined}
        onDelete={(entry) => actions.remove(entry)}
        onClose={close}
      />
    </div>
  )
}

const NoCaption = () => <></>

/** The day that decides what is shown. Keys move it, and the focus follows once it is rendered. */
function useFocusedDay(now: string) {
  const [day, setDay] = useState(now)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current !== day) return
    wanted.current = undefined
    document.querySelector<HTMLElement>(`[data-add-day="${day}"]`)?.focus()
  }, [day])
  const [onKey] = useState(() => (event: KeyboardEvent, from: string) => {
    const next = dayAfterKey(from, event.key)
    if (next === undefined) return
    event.preventDefault()
    // Nothing can be added to past days, so the keys stop at today.
    const to = next < now ? now : next
    wanted.current = to
    setDay(to)
    document.querySelector<HTMLElement>(`[data-add-day="${to}"]`)?.focus()
  })
  return { day, setDay, onKey }
}
