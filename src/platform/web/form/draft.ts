import { controlsOf, fillControls, readControls, type FormValues } from './form-values.ts'

/** What was typed outlives a reload of the tab, never the tab, and never includes a password. */
export function saveDraft(key: string, form: HTMLFormElement): void {
  const controls = controlsOf(form).filter(isKept)
  inStorage((storage) => storage.setItem(storageKey(key), JSON.stringify(readControls(controls))))
}

export function restoreDraft(key: string, form: HTMLFormElement): void {
  const kept = inStorage((storage) => storage.getItem(storageKey(key)))
  const values = kept ? parseDraft(kept) : undefined
  if (values === undefined) return
  const controls = controlsOf(form).filter(isKept)
  fillControls(controls, values)
  // Counters and the like listen for input.
  for (const control of controls) control.dispatchEvent(new Event('input', { bubbles: true }))
}

export function dropDraft(key: string): void {
  inStorage((storage) => storage.removeItem(storageKey(key)))
}

export function parseDraft(text: string): FormValues | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

const storageKey = (key: string) => `draft:${key}`

// A shown password is an input of type text, so the name of its completion counts too.
function isKept(control: { type: string; autocomplete: string }): boolean {
  return control.type !== 'password' && control.type !== 'file' && !control.autocomplete.includes('password')
}

/** Storage can be full or forbidden; a draft is a comfort and must not break the form. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.sessionStorage)
  } catch {
    return undefined
  }
}
