import { NavLink } from 'react-router'
import { classes } from '#platform/web/ui/classes.ts'
import { notebookMessages } from '../contract/notebook-messages.ts'
import { studioPaths } from '../contract/paths.ts'

const places = [
  { to: studioPaths.generator, label: 'Ideas and scripts' },
  { to: studioPaths.notebook, label: notebookMessages.title },
]

export function StudioNavigation() {
  return (
    <nav aria-label="Script studio" className="flex gap-1 overflow-x-auto border-b border-line">
      {places.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) =>
            classes(
              '-mb-px flex min-h-11 items-center border-b-2 px-3 font-semibold whitespace-nowrap',
              isActive ? 'border-accent text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
