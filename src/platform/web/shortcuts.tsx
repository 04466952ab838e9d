import { createContext, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

/** `keys` is one key, or two in a row with a space between: 'j', 'g i'. */
export type Shortcut = { keys: string; label: string; run: () => void }

type Registry = { groups: Set<() => readonly Shortcut[]> }

const ShortcutRegistry = createContext<Registry | null>(null)

const sequenceMs = 1_500

/** Listens for the shortcuts of everything inside. Typing, and keys with Ctrl, Alt or ⌘, never trigger one. */
export function ShortcutProvider({ children }: { children: ReactNode }) {
  const [registry] = useState<Registry>(() => ({ groups: new Set() }))
  const previous = useRef({ key: '', at: 0 })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return
    const { key, at } = previous.current
    const sequence = event.timeStamp - at < sequenceMs ? `${key} ${event.key}` : ''
    const all = listOf(registry)
    const found = all.find(({ keys }) => keys === sequence) ?? all.find(({ keys }) => keys === event.key)
    previous.current = { key: event.key, at: event.timeStamp }
    if (!found) return
    event.preventDefault()
    previous.current = { key: '', at: 0 }
    found.run()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return <ShortcutRegistry value={registry}>{children}</ShortcutRegistry>
}

/** The latest group first, so that an open detail takes precedence over its list. */
const listOf = ({ groups }: Registry) => [...groups].toReversed().flatMap((group) => group())

function isBusy({ target }: KeyboardEvent): boolean {
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return true
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)) return false
  return target.isContentEditable || target.matches('input, textarea, select')
}

/** Active while the component is mounted. */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const registry = use(ShortcutRegistry)
  // A ref, because the list of shortcuts is also read while rendering.
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const group = () => latest.current
    registry?.groups.add(group)
    return () => void registry?.groups.delete(group)
  }, [registry])
}

/** Returns what is active when it is called, for a list of shortcuts, each part of the page in its own order. */
export function useShortcutList(): () => readonly Shortcut[] {
  const registry = use(ShortcutRegistry)
  return () => [...(registry?.groups ?? [])].flatMap((group) => group())
}
