import {
  pointerWithin,
  rectIntersection,
  type CollisionDetection,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type KeyboardCoordinateGetter,
  type Over,
} from '@dnd-kit/core'
import { formatDay } from '#platform/web/format.ts'
import { calendarMessages } from '../../contract/calendar-messages.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'

/** Keeps clicks and swipes working: the mouse must move, a finger must hold. */
export const useDragSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByDay }),
  )

/** The day under the pointer; for the keyboard, the one the script overlaps most. */
export const findDay: CollisionDetection = (drag) =>
  drag.pointerCoordinates ? pointerWithin(drag) : rectIntersection(drag)

const steps: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** An arrow key moves by a day or week, by the size of a cell. */
const stepByDay: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = steps[event.code]
  const cell = context.over?.rect ?? [...context.droppableRects.values()][0]
  if (!step || !cell) return undefined
  event.preventDefault()
  return { x: currentCoordinates.x + step[0] * cell.width, y: currentCoordinates.y + step[1] * cell.height }
}

/** Screen reader announcements during a drag. */
export function dragWords(entries: readonly ScheduledContent[]) {
  const nameOf = (id: string | number) =>
    entries.find((entry) => entry.id === id)?.title ?? calendarMessages.untitled
  const dayOf = (over: Over | null) => (over ? formatDay(String(over.id)) : calendarMessages.noDay)
  const announcements: Announcements = {
    onDragStart: ({ active }) => calendarMessages.pickedUp(nameOf(active.id)),
    onDragOver: ({ over }) => calendarMessages.over(dayOf(over)),
    onDragEnd: ({ active, over }) => calendarMessages.dropped(nameOf(active.id), dayOf(over)),
    onDragCancel: ({ active }) => calendarMessages.notMoved(nameOf(active.id)),
  }
  return {
    announcements,
    screenReaderInstructions: {
      draggable: calendarMessages.dragHint,
    },
  }
}
