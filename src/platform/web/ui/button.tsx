import type { ComponentProps, MouseEvent } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { classes } from './classes.ts'
import { SpinnerMark } from './spinner-mark.tsx'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  busy?: boolean
  /** Said instead of the label while busy: 'Sending...'. */
  busyText?: string
}

/**
 * While busy the button stays focusable (`aria-disabled`, not `disabled`): a keyboard user must not be thrown
 * to the top of the page by their own click. It ignores further clicks.
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
