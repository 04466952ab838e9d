import { buttonNames, type ButtonName } from '../../contract/button-names.ts'
import type { ButtonCategory } from '../../contract/event-types.ts'

/** The label of a known name, otherwise the name itself, which is the button's text. */
export const buttonLabel = (name: string): string =>
  Object.hasOwn(buttonNames, name) ? buttonNames[name as ButtonName] : name

export const categoryColours: Record<ButtonCategory, string> = {
  navigation: 'var(--gain)',
  cta: 'var(--accent)',
  social: 'var(--warn)',
  form: 'var(--danger)',
  brand: 'var(--ink)',
  tab: 'var(--accent-text)',
  other: 'var(--edge)',
}
