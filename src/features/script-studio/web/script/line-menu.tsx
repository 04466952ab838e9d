import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Pencil from 'lucide-react/icons/pencil'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash from 'lucide-react/icons/trash'
import { Button } from '#platform/web/ui/button.tsx'
import { Menu, MenuItem } from '#platform/web/ui/menu.tsx'
import { lineMessages } from '../../contract/script-messages.ts'
import { useCopy } from './use-copy.ts'

type LineMenuProps = {
  name: string
  text: string
  busy: boolean
  onEdit: () => void
  onRewrite?: () => Promise<void>
  onRemember?: () => Promise<void>
  onRemove?: () => Promise<void>
  /** Runs an action, with the line busy and a failure below it. */
  run: (work: () => Promise<void>) => void
}

/** Hidden until the line is hovered or focused, so that the script reads as a text. */
export function LineMenu({ name, text, busy, onEdit, onRewrite, onRemember, onRemove, run }: LineMenuProps) {
  const copy = useCopy()
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="icon"
          busy={busy}
          busyText=""
          aria-label={lineMessages.actions(name)}
          title={lineMessages.actions(name)}
          className="-my-0.5 text-ink-soft group-focus-within:opacity-100 group-hover:opacity-100 aria-busy:opacity-100 data-[state=open]:opacity-100 pointer-fine:opacity-0"
        >
          <Ellipsis size={18} aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem onSelect={onEdit}>
        <Pencil size={16} aria-hidden="true" />
        {lineMessages.edit}
      </MenuItem>
      {onRewrite && (
        <MenuItem onSelect={() => run(onRewrite)}>
          <RefreshCw size={16} aria-hidden="true" />
          {lineMessages.rewrite}
        </MenuItem>
      )}
      <MenuItem onSelect={() => void copy(text, lineMessages.copied)}>
        <Copy size={16} aria-hidden="true" />
        {lineMessages.copy}
      </MenuItem>
      {onRemember && (
        <MenuItem onSelect={() => run(onRemember)}>
          <NotebookPen size={16} aria-hidden="true" />
          {lineMessages.remember}
        </MenuItem>
      )}
      {onRemove && (
        <MenuItem danger onSelect={() => run(onRemove)}>
          <Trash size={16} aria-hidden="true" />
          {lineMessages.remove}
        </MenuItem>
      )}
    </Menu>
  )
}
