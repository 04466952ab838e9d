import { Link } from 'react-router'
import { formatAgo, formatDateTime } from '#platform/web/format.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import type { Conversation } from '../../contract/conversations.ts'
import { stateOf } from '../../domain/conversation-state.ts'
import { ReplyAgeBadge } from '../reply-age-badge.tsx'
import { conversationTexts as texts } from './conversation-texts.ts'

type ConversationRowProps = {
  item: Conversation
  now: number
  to: string
  isOpen: boolean
  /** Beside an open conversation there is room for two short lines only. */
  isNarrow: boolean
  isChosen: boolean
  onChoose: () => void
}

/** One line of the inbox: who, what, how urgent, when. The whole line opens it. */
export function ConversationRow({
  item,
  now,
  to,
  isOpen,
  isNarrow,
  isChosen,
  onChoose,
}: ConversationRowProps) {
  const about = [item.subject, item.preview].filter((text) => text !== '').join(' · ')
  return (
    <li
      className={classes(
        'group relative flex min-h-(--row) items-center gap-2 border-b border-line pr-4 pl-1 text-sm lg:pl-3',
        isOpen ? 'bg-sunken' : 'hover:bg-sunken',
      )}
    >
      <label className="relative z-10 flex size-9 shrink-0 items-center justify-center max-sm:size-10">
        <span className="sr-only">{texts.choose(item.name)}</span>
        <input type="checkbox" checked={isChosen} onChange={onChoose} className="size-4.5 accent-ink" />
      </label>
      <span
        aria-hidden="true"
        className={classes('size-2 shrink-0 rounded-full', item.read ? 'bg-transparent' : 'bg-accent')}
      />
      <Link
        to={to}
        data-conversation={item.id}
        aria-current={isOpen ? 'true' : undefined}
        preventScrollReset
        className={classes(
          'min-w-0 flex-1 py-1.5 in-data-[density=compact]:py-0 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ink',
          !isNarrow && 'lg:flex lg:items-baseline lg:gap-4 lg:py-0',
        )}
      >
        <span
          className={classes(
            'block truncate',
            item.read ? 'font-medium' : 'font-bold',
            !isNarrow && 'lg:w-44 lg:shrink-0',
          )}
        >
          {item.name}
        </span>
        <span className="block min-w-0 flex-1 truncate text-ink-soft">{about.replaceAll('\n', ' ')}</span>
      </Link>
      <span className={classes('hidden shrink-0 items-center gap-2', !isNarrow && 'md:flex')}>
        {item.tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        {item.assigneeEmail !== null && <Initial email={item.assigneeEmail} />}
      </span>
      <span
        className={classes(
          'flex shrink-0 items-center gap-3',
          isNarrow && 'flex-col-reverse items-end gap-0',
        )}
      >
        <RowTiming item={item} now={now} />
        <time
          dateTime={item.lastMessageAt}
          title={formatDateTime(item.lastMessageAt)}
          className={classes('text-right text-xs text-ink-soft', !isNarrow && 'hidden w-24 sm:block')}
        >
          {formatAgo(item.lastMessageAt, now)}
        </time>
      </span>
    </li>
  )
}

function RowTiming({ item, now }: { item: Conversation; now: number }) {
  const state = stateOf(item, now)
  if (state === 'snoozed' && item.snoozedUntil !== null)
    return (
      <span title={formatDateTime(item.snoozedUntil)}>
        <Badge>Back {formatAgo(item.snoozedUntil, now)}</Badge>
      </span>
    )
  if (state === 'done') return <Badge tone="gain">{texts.done}</Badge>
  return item.waitingSince === null ? null : <ReplyAgeBadge since={item.waitingSince} now={now} />
}

function Initial({ email }: { email: string }) {
  return (
    <span
      title={email}
      className="grid size-6 place-items-center rounded-full bg-ink text-xs font-semibold text-paper uppercase"
    >
      <span aria-hidden="true">{email[0]}</span>
      <span className="sr-only">
        {texts.assignee} {email}
      </span>
    </span>
  )
}
