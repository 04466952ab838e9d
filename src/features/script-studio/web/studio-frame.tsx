import CalendarDays from 'lucide-react/icons/calendar-days'
import FileText from 'lucide-react/icons/file-text'
import History from 'lucide-react/icons/history'
import Lightbulb from 'lucide-react/icons/lightbulb'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { classes } from '#platform/web/ui/classes.ts'
import { studioPlaces } from '../contract/idea-messages.ts'
import { studioPaths } from '../contract/paths.ts'

const places = [
  { to: studioPaths.generator, label: studioPlaces.ideas, Icon: Lightbulb },
  { to: studioPaths.scriptPage, label: studioPlaces.script, Icon: FileText },
  { to: studioPaths.calendar, label: studioPlaces.calendar, Icon: CalendarDays },
  { to: studioPaths.notebook, label: studioPlaces.notebook, Icon: NotebookPen },
  { to: studioPaths.history, label: studioPlaces.history, Icon: History },
]

/** The studio's pages: a rail on the left, a bar at the bottom of a phone. */
export function StudioFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width flex flex-col pt-8 pb-section lg:flex-row lg:gap-10 lg:pt-12">
      <nav
        data-bottom-bar
        aria-label={studioPlaces.label}
        className="z-20 border-line bg-paper max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t lg:sticky lg:top-24 lg:w-40 lg:shrink-0 lg:self-start"
      >
        <ul className="flex justify-around lg:flex-col lg:gap-1">
          {places.map(({ to, label, Icon }) => (
            <li key={to} className="max-lg:flex-1">
              <NavLink
                to={to}
                end
                className={({ isActive }) =>
                  classes(
                    'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm font-semibold max-lg:flex-col max-lg:gap-0.5 max-lg:px-1 max-lg:py-2 max-lg:text-xs',
                    isActive ? 'bg-sunken text-ink' : 'text-ink-soft hover:text-ink',
                  )
                }
              >
                <Icon size={18} aria-hidden="true" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-1 flex-col gap-8">{children}</div>
    </div>
  )
}
