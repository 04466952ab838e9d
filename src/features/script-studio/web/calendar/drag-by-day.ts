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
import type { ScheduledContent } from '../../contract/schedule.ts'

/** A click stays a click and a swipe scrolls: the mouse must move, a finger must rest. */
export const useDragSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: stepByDay }),
  )

/** The day under the pointer; for the keyboard, the one that the script covers most of. */
export const findDay: CollisionDetection = (drag) =>
  drag.pointerCoordinates ? pointerWithin(drag) : rectIntersection(drag)

const steps: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** An arrow key goes one day or one week on, by the size of a cell. */
const stepByDay: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = steps[event.code]
  const cell = context.over?.rect ?? [...context.droppableRects.values()][0]
  if (!step || !cell) return undefined
  event.preventDefault()
  return { x: currentCoordinates.x + step[0] * cell.width, y: currentCoordinates.y + step[1] * cell.height }
}

/** What a screen reader hears while a script is on its way. */
export function dragWords(entries: readonly ScheduledContent[]) {
  const nameOf = (id: string | number) => entries.find((entry) => entry.id === id)?.title ?? 'The script'
  const dayOf = (over: Over | null) => (over ? formatDay(String(over.id)) : 'no day')
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}.`,
    onDragOver: ({ over }) => `Over ${dayOf(over)}.`,
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} was put on ${dayOf(over)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  }
  return {
    announcements,
    screenReaderInstructions: {
      draggable:
        'Press Space to pick the script up, the arrow keys to go to another day, Space to put it there, Escape to leave it.',
    },
  }
}
