import { Button } from '#platform/web/ui/button.tsx'
import type { ConversationChange } from '../../contract/conversations.ts'
import { AssignMenu, SnoozeMenu } from './change-menus.tsx'
import { conversationTexts as texts } from './conversation-texts.ts'

type SelectedBarProps = {
  count: number
  onChange: (change: Omit<ConversationChange, 'ids'>) => void
  onClear: () => void
}

export function SelectedBar({ count, onChange, onClear }: SelectedBarProps) {
  return (
    <div
      role="group"
      aria-label={texts.selected(count)}
      className="sticky top-16 z-10 flex animate-enter flex-wrap items-center gap-2 border-b border-line bg-sunken px-4 py-1 lg:px-6"
    >
      <p className="mr-auto text-sm font-semibold">{texts.selected(count)}</p>
      <Button onClick={() => onChange({ done: true })}>{texts.done}</Button>
      <SnoozeMenu onChange={onChange} />
      <AssignMenu onChange={onChange} />
      <Button variant="quiet" onClick={onClear}>
        {texts.clearSelection}
      </Button>
    </div>
  )
}
