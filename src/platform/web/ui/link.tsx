import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { classes } from './classes.ts'

const textStyle =
  'font-medium text-ink underline decoration-edge underline-offset-4 transition-colors hover:decoration-accent ' +
  'hover:decoration-2'

/** An inline link to a page of this site. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return <Link {...props} className={classes(textStyle, className)} />
}

/** A link to another site or an email address. */
export function OutsideLink({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <a rel="noreferrer" {...props} className={classes(textStyle, className)}>
      {children}
    </a>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize }

/** A link styled as a button, for actions that navigate. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={classes(buttonStyle(variant, size), className)} />
}
