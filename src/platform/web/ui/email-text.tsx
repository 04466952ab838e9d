import { Fragment } from 'react'
import { classes } from './classes.ts'

/** An email address that wraps before its @ and dots, and inside a word only as a last resort. */
export function EmailText({ email, className }: { email: string; className?: string }) {
  return (
    <span className={classes('wrap-break-word', className)}>
      {email.split(/(?=[@.])/).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, always in this order
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
