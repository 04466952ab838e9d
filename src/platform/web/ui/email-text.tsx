import { Fragment } from 'react'
import { classes } from './classes.ts'

/** An email address that breaks before its @ and its dots where there is no room, and inside a word only if it must. */
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
