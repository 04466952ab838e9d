import { Link, NavLink, useLocation } from 'react-router'
import { AccountMenu, useLikelySession } from '#features/accounts/web.ts'
import type { Variant } from '#features/analytics/contract/experiments.ts'
import { joinMessages } from '#features/forms/contract/site-messages.ts'
import { brand } from '#platform/common/brand.ts'
import { bars, Glyph } from '#platform/web/ui/glyph.tsx'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { sitePaths } from '../../contract/paths.ts'
import type { ReactNode } from 'react'

import { CallLink } from './call-link.tsx'

/** Pages that are no useful destination after signing in. */
const deadEnds: readonly string[] = ['/404', sitePaths.unauthorized, sitePaths.signIn]

type SignInLink = { to: string; state: { returnTo: string } | null }

/**
 * Links to the sign-in for visitors who are signed out. The return path is in the URL, so that it survives a
 * reload, and in the navigation state.
 */
function AccountCorner({ children }: { children: (signIn: SignInLink) => ReactNode }) {
  const { pathname } = useLocation()
  if (deadEnds.includes(pathname)) return children({ to: sitePaths.signIn, state: null })
  const to = `${sitePaths.signIn}?returnTo=${encodeURIComponent(pathname)}`
  return children({ to, state: { returnTo: pathname } })
}

const links = [
  { to: sitePaths.home, text: 'Home' },
  { to: sitePaths.about, text: 'About' },
  { to: sitePaths.contact, text: 'Contact' },
  { to: sitePaths.aiTools, text: 'AI Tools' },
]

export function SiteHeader({ variant }: { variant: Variant }) {
  const { pathname } = useLocation()
  const session = useLikelySession()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:static">
      <div className="page-width flex h-16 items-center gap-2">
        <Link
          to={sitePaths.home}
          data-track="brand-home"
          className="mr-auto flex min-h-10 items-center gap-2.5 font-display text-xl font-bold"
        >
          <BrandMark className="size-7" />
          {/* Hidden on the narrowest screens, where the button takes the space. */}
          <span className="max-[22.4rem]:sr-only">{brand.name}</span>
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
          <NavLinks />
        </nav>
        <AccountMenu>
          <AccountCorner>
            {({ to, state }) => (
              <ButtonLink to={to} state={state} variant="quiet" className="max-md:hidden">
                Sign In
              </ButtonLink>
            )}
          </AccountCorner>
        </AccountMenu>
        <CallLink {...chooseCall(variant, session.status === 'signed-in')} location="header" />
        {/* A native popover works without scripts, closes on Escape or an outside click, and has an accessible button. */}
        <button
          type="button"
          popoverTarget="site-menu"
          aria-label="Menu"
          className={classes(buttonStyle('quiet', 'icon'), '-mr-2 md:hidden')}
        >
          <Glyph shape={bars} size={22} />
        </button>
        {/* The key closes the menu on navigation. */}
        <div
          key={pathname}
          id="site-menu"
          popover="auto"
          className="fixed inset-x-0 top-16 m-0 w-full max-w-none border-b border-line bg-paper text-ink shadow-floating md:hidden"
        >
          <nav aria-label="Menu" className="page-width flex flex-col gap-1 py-3">
            <NavLinks />
            {session.status !== 'signed-in' && (
              <AccountCorner>
                {({ to, state }) => (
                  <NavLink to={to} state={state} className={linkStyle}>
                    Sign In
                  </NavLink>
                )}
              </AccountCorner>
            )}
          </nav>
        </div>
      </div>
    </header>
  )
}

/** The waitlist, unless the visitor already has an account. */
function chooseCall({ target, text }: Variant, isSignedIn: boolean) {
  if (isSignedIn) return { to: sitePaths.aiTools, text: 'AI Tools' }
  return { to: sitePaths.waitlist, text: target === sitePaths.waitlist ? text : joinMessages.button }
}

function NavLinks() {
  return links.map(({ to, text }) => (
    <NavLink key={to} to={to} end className={linkStyle}>
      {text}
    </NavLink>
  ))
}

const linkStyle =
  'flex min-h-11 items-center rounded-md px-3 font-medium text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8'

/** Decorative: the name next to it is text. */
function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-ink" />
      <path d="M8 24v-6M16 24V13" strokeWidth="4" strokeLinecap="round" className="stroke-paper" />
      <path d="M24 24V8" strokeWidth="4" strokeLinecap="round" className="stroke-accent" />
    </svg>
  )
}
