import { useLocation } from 'react-router'
import { campaignPaths } from '#features/funding/contract/campaign-paths.ts'
import { brand, type SocialName } from '#platform/common/brand.ts'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { TextLink } from '#platform/web/ui/link.tsx'
import { ThemeSwitch } from '#platform/web/ui/theme-switch.tsx'
import { sitePaths } from '../../contract/paths.ts'

import { NewsletterForm } from '#features/forms/web.ts'
import { Glyph } from '#platform/web/ui/glyph.tsx'

/** Simplified brand marks, because lucide has no brand icons. */
const shapes: Record<SocialName, string> = {
  X: 'M4 4l16 16M20 4 4 20',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM17 7h.01',
  LinkedIn: 'M6 10v9M6 5.5h.01M11 19v-9M11 14a3.5 3.5 0 0 1 7 0v5',
  Reddit:
    'M12 9c5 0 8.5 2.3 8.5 5.5S17 20 12 20s-8.5-2.3-8.5-5.5S7 9 12 9zM12 9l1.2-5 4.3 1M18.5 5.2h.01M9 13.5h.01M15 13.5h.01M9 16.5c1.8 1.2 4.2 1.2 6 0',
  YouTube: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM10.5 9.5v5l4-2.5z',
}

function SocialIcon({ name }: { name: SocialName }) {
  return <Glyph shape={shapes[name]} size={20} />
}

const year = String(new Date().getFullYear())

/** The prerendered HTML contains the year of the build; the browser replaces it with the current year. */
function CurrentYear() {
  return (
    <span suppressHydrationWarning ref={(element) => void (element && (element.textContent = year))}>
      {year}
    </span>
  )
}

const links = [
  { to: sitePaths.about, text: 'About Us' },
  { to: sitePaths.contact, text: 'Contact' },
  // The server renders it, so the router has no such page.
  { to: campaignPaths.gallery, text: 'Campaigns', reloadDocument: true },
  { to: sitePaths.waitlist, text: 'Waitlist' },
  { to: sitePaths.faq, text: 'FAQ and fees' },
  { to: sitePaths.terms, text: 'Terms' },
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
          {links.map(({ text, ...link }) => (
            <TextLink key={link.to} {...link} className="flex min-h-10 items-center">
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
    // Above the bar that a tool may have at the bottom of a phone.
    <footer className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-5 max-lg:in-has-data-bottom-bar:pb-22">
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

function FooterNewsletter() {
  return (
    <section aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading" className="text-xl">
        Newsletter
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">Launch and product news. Unsubscribe anytime.</p>
      <NewsletterForm />
    </section>
  )
}
