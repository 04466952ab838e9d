import { useQuery } from '@tanstack/react-query'
import Clock from 'lucide-react/icons/clock'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { formatDateTime } from '#platform/web/format.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Menu, MenuItem } from '#platform/web/ui/menu.tsx'
import type { ConversationChange } from '../../contract/conversations.ts'
import { snoozeTimes } from '../../domain/snooze-times.ts'
import { fetchAssignees } from '../review-api.ts'
import { conversationTexts as texts } from './conversation-texts.ts'

type ChangeMenuProps = { onChange: (change: Omit<ConversationChange, 'ids'>) => void }

export function SnoozeMenu({ onChange }: ChangeMenuProps) {
  const [now] = useState(() => new Date())
  return (
    <Menu
      trigger={
        <Button className="max-sm:px-3">
          <Clock size={16} aria-hidden="true" /> {texts.snooze}
        </Button>
      }
    >
      {snoozeTimes(now).map(({ label, until }) => (
        <MenuItem key={label} onSelect={() => onChange({ snoozedUntil: until.toISOString() })}>
          {label} <span className="ml-auto text-xs text-ink-soft">{formatDateTime(until)}</span>
        </MenuItem>
      ))}
    </Menu>
  )
}

export function AssignMenu({ onChange, assignee }: ChangeMenuProps & { assignee?: string | null }) {
  const team = useQuery({ queryKey: ['admin', 'assignees'], queryFn: fetchAssignees })
  return (
    <Menu
      trigger={
        <Button className="max-w-56 max-sm:px-3">
          <UserRound size={16} aria-hidden="true" className="shrink-0" />
          <span className="truncate">{assignee ?? texts.assign}</span>
        </Button>
      }
    >
      {team.data?.emails.map((email) => (
        <MenuItem key={email} onSelect={() => onChange({ assigneeEmail: email })}>
          {email}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => onChange({ assigneeEmail: null })}>{texts.nobodyAssigned}</MenuItem>
    </Menu>
  )
}
