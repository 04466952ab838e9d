import type { ButtonCategory } from '../../contract/event-types.ts'

export const categoryColors: Record<ButtonCategory, string> = {
  navigation: 'var(--gain)',
  cta: 'var(--accent)',
  social: 'var(--warn)',
  form: 'var(--danger)',
  brand: 'var(--ink)',
  tab: 'var(--accent-text)',
  other: 'var(--edge)',
}
