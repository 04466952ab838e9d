import X from 'lucide-react/icons/x'
import * as Radix from 'radix-ui/toast'
import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { buttonStyle } from './button-style.ts'
import { classes } from './classes.ts'

export type Toast = {
  text: string
  kind?: 'success' | 'failure'
  /** An undo action, available while the toast is visible: `{ text: 'Undo', run }`. */
  action?: { text: string; run: () => void }
  /** What it is about. It replaces an earlier toast about the same. */
  about?: string
}

type ShownToast = Toast & { key: number }

const ShowToast = createContext<((toast: Toast) => void) | null>(null)

/** Shows a brief result that needs no action. Use a Notice for anything that must not be missed. */
export function useToast(): (toast: Toast) => void {
  const show = use(ShowToast)
  if (show === null) throw new Error('useToast must be used inside a ToastProvider')
  return show
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const show = useCallback((toast: Toast) => {
    setToasts((shown) => addToast(shown, toast))
  }, [])
  const remove = (key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key))
  return (
    <ShowToast value={show}>
      <Radix.Provider duration={6000}>
        {children}
        {toasts.map((toast) => (
          <ToastCard key={toast.key} toast={toast} onClose={() => remove(toast.key)} />
        ))}
        <Radix.Viewport className="fixed right-0 bottom-0 z-50 flex w-full flex-col gap-2 p-4 outline-none max-lg:in-has-data-bottom-bar:bottom-16 sm:max-w-sm" />
      </Radix.Provider>
    </ShowToast>
  )
}

/** At most three, the newest last. */
export function addToast(shown: readonly ShownToast[], toast: Toast): ShownToast[] {
  const others = shown.filter(({ about }) => about === undefined || about !== toast.about)
  return [...others.slice(-2), { ...toast, key: (shown.at(-1)?.key ?? 0) + 1 }]
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  return (
    <Radix.Root
      type={toast.kind === 'failure' ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && onClose()}
      className={classes(
        'flex animate-enter items-center gap-2 rounded-md border border-l-4 border-line bg-surface py-1.5 pr-1.5 pl-4 text-ink shadow-floating',
        toast.kind === 'failure' ? 'border-l-danger' : 'border-l-gain',
      )}
    >
      <Radix.Description className="flex-1 py-1.5 text-sm">{toast.text}</Radix.Description>
      {toast.action && (
        <Radix.Action altText={toast.action.text} onClick={toast.action.run} className={buttonStyle('quiet')}>
          {toast.action.text}
        </Radix.Action>
      )}
      <Radix.Close aria-label="Dismiss" className={buttonStyle('quiet', 'icon')}>
        <X size={18} aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  )
}
