import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#features/accounts/web.ts'
import { useShortcuts } from '#platform/web/shortcuts.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { stateOf } from '../../domain/conversation-state.ts'
import { isListed } from '../../domain/is-listed.ts'
import { snoozeTimes } from '../../domain/snooze-times.ts'
import { useConversations } from './conversation-queries.ts'
import { ConversationList } from './conversation-list.tsx'
import { shortcutTexts as texts } from './conversation-texts.ts'
import { ConversationView } from './conversation-view.tsx'
import { InboxToolbar } from './inbox-toolbar.tsx'
import { SelectedBar } from './selected-bar.tsx'
import { useChange } from './use-change.ts'
import { useInboxAddress } from './use-inbox-address.ts'

/** The list, and beside it the open conversation; on small screens one of the two. */
export function InboxPanel() {
  const { filters, open, change: changeAddress, linkTo } = useInboxAddress()
  const shown = useConversations(filters)
  const { change, undo } = useChange()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const search = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const session = useSession()
  const rows = shown.data?.pages.flatMap(({ items }) => items) ?? []
  const chosenRows = rows.filter(({ id }) => chosen.has(id))

  /** The open conversation, else the one in focus. */
  const currentId = () => open ?? focusedId()
  const indexOf = (id: string | undefined) => rows.findIndex((row) => row.id === id)

  function move(step: 1 | -1) {
    const at = indexOf(currentId())
    const next = rows[at < 0 ? 0 : at + step]
    if (!next) return
    if (open !== undefined) void navigate(linkTo({ open: next.id }), { replace: true })
    else focusRow(next.id)
  }

  /** What follows takes the place of a conversation that leaves the list, so that the next key acts on it. */
  async function finish(wanted: Parameters<typeof change>[0]) {
    const at = indexOf(wanted.ids[0])
    const next = rows[at + 1] ?? rows[at - 1]
    const changed = await change(wanted)
    if (!changed) return
    setChosen(new Set())
    const leaving = changed.filter((row) => !isListed(row, filters, Date.now())).map(({ id }) => id)
    if (open !== undefined && leaving.includes(open)) changeAddress({ open: next?.id ?? '' })
    else if (open === undefined && next && leaving.length > 0) requestAnimationFrame(() => focusRow(next.id))
  }

  const idsToChange = () => {
    const id = currentId()
    return chosenRows.length > 0 ? chosenRows.map((row) => row.id) : id === undefined ? [] : [id]
  }
  const act = (wanted: Omit<Parameters<typeof change>[0], 'ids'>) => {
    const ids = idsToChange()
    if (ids.length > 0) void finish({ ids, ...wanted })
  }
  const isDone = () => {
    const row = rows.find(({ id }) => id === currentId())
    return row !== undefined && stateOf(row, Date.now()) === 'done'
  }

  useShortcuts([
    { keys: 'j', label: texts.next, run: () => move(1) },
    { keys: 'k', label: texts.previous, run: () => move(-1) },
    { keys: 'e', label: texts.done, run: () => act({ done: !isDone() }) },
    {
      keys: 'h',
      label: texts.snooze,
      run: () => act({ snoozedUntil: snoozeTimes(new Date())[1]?.until.toISOString() ?? null }),
    },
    {
      keys: 'a',
      label: texts.assign,
      run: () => session.status === 'signed-in' && act({ assigneeEmail: session.user.email }),
    },
    {
      keys: 'x',
      label: texts.select,
      run: () => {
        const id = currentId()
        if (id !== undefined) setChosen(toggle(chosen, id))
      },
    },
    { keys: '/', label: texts.search, run: () => search.current?.focus() },
    { keys: 'z', label: texts.undo, run: undo },
    ...(open === undefined
      ? []
      : [{ keys: 'Escape', label: texts.close, run: () => changeAddress({ open: '' }) }]),
  ])

  return (
    <div className={classes(open !== undefined && 'lg:grid lg:grid-cols-[22rem_minmax(0,1fr)]')}>
      <div
        className={classes(
          open !== undefined &&
            'max-lg:hidden lg:sticky lg:top-16 lg:h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:border-r lg:border-line',
        )}
      >
        <InboxToolbar
          filters={filters}
          isNarrow={open !== undefined}
          searchRef={search}
          onChange={(changed) => changeAddress({ ...changed, open: '' })}
        />
        {chosenRows.length > 0 && (
          <SelectedBar
            count={chosenRows.length}
            onChange={(wanted) => void finish({ ids: chosenRows.map(({ id }) => id), ...wanted })}
            onClear={() => setChosen(new Set())}
          />
        )}
        <ConversationList
          shown={shown}
          rows={rows}
          open={open}
          chosen={chosen}
          onChoose={(id) => setChosen(toggle(chosen, id))}
          linkTo={(id) => linkTo({ open: id })}
          state={filters.state}
          isFiltered={filters.q !== '' || filters.assignee !== '' || filters.tag !== ''}
          onClear={() => changeAddress({ q: '', assignee: '', tag: '' })}
        />
      </div>
      {open !== undefined && (
        <ConversationView
          key={open}
          id={open}
          backTo={linkTo({ open: '' })}
          onChange={(wanted) => void finish({ ids: [open], ...wanted })}
          onTag={(tag) => changeAddress({ tag, state: 'all', open: '' })}
        />
      )}
    </div>
  )
}

const focusedId = () =>
  document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-conversation]')?.dataset[
    'conversation'
  ]

function focusRow(id: string) {
  document.querySelector<HTMLElement>(`[data-conversation="${id}"]`)?.focus()
}

const toggle = (chosen: ReadonlySet<string>, id: string) =>
  new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id])
