import type { ReactNode } from 'react'
import type { CallLocation } from '#features/analytics/contract/button-names.ts'
import { track } from '#features/analytics/web.ts'
import type { ButtonSize, ButtonVariant } from '#platform/web/ui/button-style.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'

type CallLinkProps = {
  to: string
  text: string
  /** Its location on the page, reported to the funnel. */
  location: CallLocation
  variant?: ButtonVariant
  size?: ButtonSize
  children?: ReactNode
}

/** A call to action: a link that counts as the first step of the funnel. */
export function CallLink({ to, text, location, children, ...look }: CallLinkProps) {
  return (
    <ButtonLink
      to={to}
      {...look}
      data-track={`cta-${location}`}
      onClick={() => track({ eventType: 'waitlist_click', buttonText: text, location })}
    >
      {text}
      {children}
    </ButtonLink>
  )
}
