import { classes } from './classes.ts'

/** `main` is the primary action of a screen; all others are `plain` or `quiet`. */
export type ButtonVariant = 'main' | 'plain' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'lg' | 'icon'

const base =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold select-none ' +
  'transition-colors aria-disabled:cursor-not-allowed disabled:opacity-55'

const variants: Record<ButtonVariant, string> = {
  main: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  plain: 'border-edge bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken',
  danger: 'border-transparent bg-danger text-paper hover:opacity-90',
}

// A long label may wrap on a narrow screen with a large font.
const sizes: Record<ButtonSize, string> = {
  md: 'min-h-10 px-4 py-2 text-sm whitespace-nowrap',
  lg: 'min-h-12 px-6 py-3 text-center text-base',
  icon: 'size-10 shrink-0 p-0',
}

export function buttonStyle(variant: ButtonVariant = 'plain', size: ButtonSize = 'md'): string {
  return classes(base, variants[variant], sizes[size])
}
