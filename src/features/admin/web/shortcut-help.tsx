import { Dialog } from '#platform/web/ui/dialog.tsx'
import { useShortcutList } from '#platform/web/shortcuts.tsx'
import { shellTexts } from '../contract/shell-texts.ts'

/** What can be pressed on this screen. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const list = useShortcutList()
  const shortcuts = [{ keys: '⌘K', label: shellTexts.openPalette }, ...list()]
  return (
    <Dialog open onOpenChange={onClose} title={shellTexts.shortcuts} size="lg">
      <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
        {shortcuts.map(({ keys, label }) => (
          <div key={`${keys} ${label}`} className="flex min-h-8 items-center justify-between gap-4 text-sm">
            <dt>{label}</dt>
            <dd className="flex gap-1">
              {keys.split(' ').map((key) => (
                <kbd
                  key={key}
                  className="min-w-6 rounded-sm border border-edge bg-sunken px-1.5 text-center text-xs leading-5 font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
