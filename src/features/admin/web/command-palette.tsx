import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { fetchFound } from '#features/inbox/web.ts'
import { chooseTheme } from '#platform/web/theme.ts'
import { classes, controlStyle } from '#platform/web/ui/classes.ts'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { shellTexts } from '../contract/shell-texts.ts'
import { adminSections, sectionPath } from './admin-sections.ts'

type Option = { id: string; group: string; label: string; hint?: string; run: () => void }

type CommandPaletteProps = { toggleDensity: () => void; onClose: () => void }

/** Finds people, messages, pages and actions; everything by keyboard. */
export function CommandPalette({ toggleDensity, onClose }: CommandPaletteProps) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { options, isPending } = useOptions(typed, toggleDensity)
  const id = useId()
  const at = Math.min(chosen, options.length - 1)

  function run(option: Option | undefined) {
    if (!option) return
    onClose()
    option.run()
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') setChosen(Math.min(at + 1, options.length - 1))
    else if (event.key === 'ArrowUp') setChosen(Math.max(at - 1, 0))
    else if (event.key === 'Enter') run(options[at])
    else return
    event.preventDefault()
  }

  return (
    <Dialog open onOpenChange={onClose} title={shellTexts.openPalette} size="xl">
      <input
        type="text"
        role="combobox"
        aria-label={shellTexts.searchLabel}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={options[at] && `${id}-${at}`}
        autoComplete="off"
        maxLength={200}
        placeholder={shellTexts.search}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setChosen(0)
        }}
        onKeyDown={press}
        className={controlStyle}
      />
      <div id={id} role="listbox" aria-label={shellTexts.openPalette} className="mt-3 min-h-64">
        {options.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above handles the keys
          <div
            key={option.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onClick={() => run(option)}
            onPointerMove={() => setChosen(index)}
            className={classes(
              'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 text-sm',
              index === at && 'bg-sunken',
            )}
          >
            <span className="w-16 shrink-0 text-xs text-ink-soft">
              {option.group === options[index - 1]?.group ? '' : option.group}
            </span>
            <span className="max-w-3/5 shrink-0 truncate font-medium">{option.label}</span>
            {option.hint !== undefined && (
              <span className="min-w-0 truncate text-ink-soft">{option.hint}</span>
            )}
          </div>
        ))}
      </div>
      {options.length === 0 && (
        <p role="status" className="text-sm text-ink-soft">
          {isPending ? shellTexts.searching : shellTexts.nothingFound}
        </p>
      )}
    </Dialog>
  )
}

function useOptions(typed: string, toggleDensity: () => void) {
  const navigate = useNavigate()
  const q = useDeferredValue(typed.trim())
  const found = useQuery({
    queryKey: ['admin', 'search', q],
    queryFn: () => fetchFound(q),
    enabled: q.length > 1,
  })
  const go = (path: string) => () => void navigate(path)
  const matches = ({ label }: Option) => label.toLowerCase().includes(typed.trim().toLowerCase())
  const pages: Option[] = adminSections.map((section) => ({
    id: section.id,
    group: shellTexts.pages,
    label: section.label,
    run: go(sectionPath(section)),
  }))
  const actions: Option[] = [
    { id: 'density', group: shellTexts.actions, label: 'Change row height', run: toggleDensity },
    { id: 'dark', group: shellTexts.actions, label: 'Use dark colors', run: () => chooseTheme('dark') },
    { id: 'light', group: shellTexts.actions, label: 'Use light colors', run: () => chooseTheme('light') },
  ]
  const { people = [], conversations = [] } = q.length > 1 ? (found.data ?? {}) : {}
  const options: Option[] = [
    ...pages.filter(matches),
    ...people.map(({ email }) => ({
      id: `person ${email}`,
      group: shellTexts.people,
      label: email,
      run: go(`/admin/person?email=${encodeURIComponent(email)}`),
    })),
    ...conversations.map(({ id, name, preview }) => ({
      id,
      group: shellTexts.messages,
      label: name,
      hint: preview,
      run: go(`/admin?tab=inbox&state=all&open=${id}`),
    })),
    ...actions.filter(matches),
  ]
  return { isPending: q.length > 1 && found.isPending, options }
}
