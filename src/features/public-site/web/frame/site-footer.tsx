import { useLocation } from 'react-router'
import { brand } from '#platform/common/brand.ts'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { TextLink } from '#platform/web/ui/link.tsx'
import { ThemeSwitch } from '#platform/web/ui/theme-switch.tsx'
import { sitePaths } from '../../contract/paths.ts'
import { CurrentYear } from './current-year.tsx'
import { FooterNewsletter } from './footer-newsletter.tsx'
import { SocialIcon } from './social-icon.tsx'

const links = [
  { to: sitePaths.about, text: 'About Us' },
  { to: sitePaths.contact, text: 'Contact' },
  { to: sitePaths.waitlist, text: 'Waitlist' },
  { to: sitePaths.privacy, text: 'Privacy' },
]

const toolLinks = links.filter(({ to }) => to === sitePaths.contact || to === sitePaths.privacy)

/** Pages with their own email field, where a newsletter field would be confusing. */
const ownForm: readonly string[] = [sitePaths.signIn, sitePaths.register]

export function SiteFooter() {
  const { pathname } = useLocation()
  // Someone working in a tool needs neither the newsletter nor our story.
  if (pathname.startsWith(`${sitePaths.aiTools}/`)) return <ToolFooter />
  return (
    <footer className="bg-sunken">
      <div className="page-width grid gap-x-14 gap-y-10 pt-14 pb-10 md:grid-cols-[1.3fr_auto] lg:grid-cols-[1.3fr_auto_1fr]">
        <div className="max-w-md">
          <p className="font-display text-xl font-bold">{brand.name}</p>
          <p className="mt-2 text-sm text-ink-soft">{brand.description}</p>
          <ul className="mt-4 -ml-2.5 flex">
            {brand.social.map(({ name, url }) => (
              <li key={name}>
                <a
                  href={url}
                  rel="noreferrer"
                  aria-label={`${brand.name} on ${name}`}
                  className={buttonStyle('quiet', 'icon')}
                >
                  <SocialIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 content-start gap-x-10 sm:flex sm:flex-col">
          {links.map(({ to, text }) => (
            <TextLink key={to} to={to} className="flex min-h-10 items-center">
              {text}
            </TextLink>
          ))}
        </nav>
        {!ownForm.includes(pathname) && (
          <div className="max-w-md md:col-span-2 lg:col-span-1">
            <FooterNewsletter />
          </div>
        )}
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-4 border-line pb-8">
        <Copyright />
        <ThemeSwitch />
      </div>
    </footer>
  )
}

function ToolFooter() {
  return (
    <footer className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5">
      <Copyright />
      <nav aria-label="Footer" className="flex gap-6">
        {toolLinks.map(({ to, text }) => (
          <TextLink key={to} to={to} className="flex min-h-10 items-center text-sm">
            {text}
          </TextLink>
        ))}
      </nav>
      <ThemeSwitch />
    </footer>
  )
}

const Copyright = () => (
  <p className="text-sm text-ink-soft">
    © <CurrentYear /> {brand.name}. All rights reserved.
  </p>
)
