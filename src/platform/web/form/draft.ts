import { controlsOf, fillControls, readControls, type FormValues } from './form-values.ts'

/** Keeps typed values across a reload of the tab, but not beyond the tab, and never a password. */
export function saveDraft(key: string, form: HTMLFormElement): void {
  const controls = controlsOf(form).filter(isKept)
  inStorage((storage) => storage.setItem(storageKey(key), JSON.stringify(readControls(controls))))
}

export function restoreDraft(key: string, form: HTMLFormElement): void {
  const stored = inStorage((storage) => storage.getItem(storageKey(key)))
  const values = stored ? parseDraft(stored) : undefined
  if (values === undefined) return
  const controls = controlsOf(form).filter(isKept)
  fillControls(controls, values)
  // Character counters listen for input.
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

// A revealed password is an input of type text, so its autocomplete attribute counts too.
function isKept(control: { type: string; autocomplete: string }): boolean {
  return control.type !== 'password' && control.type !== 'file' && !control.autocomplete.includes('password')
}

/** Storage can be full or blocked; a missing draft must not break the form. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.sessionStorage)
  } catch {
    return undefined
  }
}
