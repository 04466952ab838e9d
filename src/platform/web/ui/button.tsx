import type { ComponentProps, MouseEvent } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { classes } from './classes.ts'
import { SpinnerMark } from './spinner.tsx'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  busy?: boolean
  /** Replaces the label while busy: 'Sending...'. */
  busyText?: string
}

/**
 * A busy button stays focusable (`aria-disabled`, not `disabled`), so that keyboard users keep their place.
 * It ignores further clicks.
 */
export function Button({
  variant,
  size,
  busy = false,
  busyText,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={classes(buttonStyle(variant, size), className)}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true, onClick: ignoreClick })}
    >
      {busy && <SpinnerMark />}
      {busy && busyText !== undefined ? busyText : children}
    </button>
  )
}

function ignoreClick(event: MouseEvent) {
  event.preventDefault()
}
