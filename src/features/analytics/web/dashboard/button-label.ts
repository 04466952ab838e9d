import { buttonNames, type ButtonName } from '../../contract/button-names.ts'
import type { ButtonCategory } from '../../contract/event-types.ts'

/** What the dictionary says for a name, or the name itself: the text of the button. */
export const buttonLabel = (name: string): string =>
  Object.hasOwn(buttonNames, name) ? buttonNames[name as ButtonName] : name

/** Display only. */
export const categoryColours: Record<ButtonCategory, string> = {
  navigation: 'var(--gain)',
  cta: 'var(--accent)',
  social: 'var(--warn)',
  form: 'var(--danger)',
  brand: 'var(--ink)',
  tab: 'var(--accent-text)',
  other: 'var(--edge)',
}
