import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/dialog'
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import { buttonStyle } from './button-style.ts'
import { classes } from './classes.ts'
import { useOpener } from './use-opener.ts'

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl'

const widths: Record<DialogSize, string> = {
  sm: 'sm:max-w-sm',
  md: 'sm:max-w-md',
  lg: 'sm:max-w-lg',
  xl: 'sm:max-w-xl',
  '2xl': 'sm:max-w-2xl',
  '3xl': 'sm:max-w-3xl',
}

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  size?: DialogSize
  /** Buttons, kept in view while the body scrolls. The main action comes last. */
  actions?: ReactNode
  /** `alertdialog` for destructive actions. */
  role?: 'dialog' | 'alertdialog'
  children?: ReactNode
}

/**
 * Closes on Escape and outside clicks; traps focus, starts at the first field and restores focus on close.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  actions,
  role,
  children,
}: DialogProps) {
  const opener = useOpener()
  const content = useRef<HTMLDivElement>(null)
  useEscape(open, content, () => onOpenChange(false))
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 grid animate-enter items-end overflow-y-auto bg-veil sm:place-items-center sm:p-6">
          <Radix.Content
            ref={content}
            role={role ?? 'dialog'}
            onOpenAutoFocus={(event) => {
              opener.remember()
              const field = firstField(content.current)
              if (!field) return
              event.preventDefault()
              field.focus()
            }}
            onCloseAutoFocus={opener.restoreFocus}
            // Radix warns about a missing description unless it is explicitly undefined.
            {...(description === undefined && { 'aria-describedby': undefined })}
            className={classes(
              'relative flex max-h-[92dvh] w-full min-w-0 flex-col rounded-t-lg border border-line bg-surface text-ink shadow-floating focus-visible:outline-none sm:rounded-lg',
              widths[size],
            )}
          >
            <header className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-6">
              <div className="min-w-0 flex-1">
                <Radix.Title className="text-xl">{title}</Radix.Title>
                {description !== undefined && (
                  <Radix.Description className="mt-1 text-sm text-ink-soft">{description}</Radix.Description>
                )}
              </div>
              <Radix.Close
                aria-label="Close"
                className={classes(buttonStyle('quiet', 'icon'), '-mt-1 -mr-2')}
              >
                <X size={20} aria-hidden="true" />
              </Radix.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6">{children}</div>
            {actions !== undefined && (
              <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
                {actions}
              </footer>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The first field to fill in, or the selected option of a group. */
function firstField(content: HTMLElement | null): HTMLElement | null | undefined {
  const first = content?.querySelector<HTMLElement>(
    'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)',
  )
  return first?.matches('[type=radio]') ? (content?.querySelector<HTMLElement>(':checked') ?? first) : first
}

/** Radix sends Escape to the topmost layer, which may be a toast, and the dialog below would stay open. */
function useEscape(open: boolean, content: RefObject<HTMLElement | null>, close: () => void): void {
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    const layers = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')
    if (layers.item(layers.length - 1) !== content.current) return
    event.preventDefault()
    event.stopPropagation()
    close()
  })
  useEffect(() => {
    if (!open) return undefined
    // Before Radix, which listens on the document.
    window.addEventListener('keydown', closeOnEscape, { capture: true })
    return () => window.removeEventListener('keydown', closeOnEscape, { capture: true })
  }, [open])
}
