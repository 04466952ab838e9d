import { useDraggable } from '@dnd-kit/core'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { Link } from 'react-router'
import { formatDay } from '#platform/web/format.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { ScheduledContent } from '../../contract/schedule.ts'
import { viewerLink } from './viewer-link.ts'

/** A scheduled script on its day: a link that can be dragged, with a handle for the keyboard. */
export function CalendarEntry({ entry }: { entry: ScheduledContent }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } = useDraggable({
    id: entry.id,
  })
  const { onKeyDown, ...pointing } = listeners ?? {}
  return (
    <div
      ref={setNodeRef}
      {...pointing}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      className={classes(
        'group relative flex min-h-10 cursor-grab touch-manipulation items-stretch rounded-sm border-l-4 border-accent bg-accent-wash text-xs text-ink select-none sm:min-h-0',
        // Without this, releasing the pointer after a drag would follow the link.
        isDragging && 'pointer-events-none z-30 opacity-90 shadow-floating',
      )}
    >
      <Link
        {...viewerLink(entry)}
        draggable={false}
        title={entry.title}
        className="min-w-0 flex-1 [-webkit-touch-callout:none] px-1 py-0.5 font-medium sm:px-1.5 sm:py-1"
      >
        <span className="line-clamp-2 break-words">{entry.title}</span>
      </Link>
      <button
        type="button"
        ref={setActivatorNodeRef}
        aria-roledescription={attributes['aria-roledescription']}
        aria-describedby={attributes['aria-describedby']}
        aria-label={`Move ${entry.title}, ${formatDay(entry.scheduledDate)}`}
        onKeyDown={onKeyDown as React.KeyboardEventHandler}
        className="hidden w-5 shrink-0 place-items-center text-ink-soft sm:grid"
      >
        <GripVertical size={14} aria-hidden="true" />
      </button>
    </div>
  )
}
