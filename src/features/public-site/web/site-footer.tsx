import { TextLink } from '#platform/web/ui/link.tsx'
import { ThemeSwitch } from '#platform/web/ui/theme-switch.tsx'
import { buttonStyle } from '#platform/web/ui/button-style.ts'
import { brand } from '#platform/common/brand.ts'
import { sitePaths } from '../contract/paths.ts'
import { SocialIcon } from './social-icon.tsx'

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="page-width grid gap-10 py-12 md:grid-cols-[2fr_1fr_auto]">
        <div className="max-w-prose">
          <p className="font-display text-xl font-bold">{brand.name}</p>
          <p className="mt-2 text-sm text-ink-soft">{brand.description}</p>
        </div>
        <nav aria-label="Footer" className="flex flex-col items-start gap-1">
          <TextLink to={sitePaths.about} className="flex min-h-10 items-center">
            About Us
          </TextLink>
          <TextLink to={sitePaths.contact} className="flex min-h-10 items-center">
            Contact
          </TextLink>
        </nav>
        <div className="flex flex-col items-start gap-4">
          <ul className="-ml-2.5 flex">
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
          <ThemeSwitch />
        </div>
        <p className="text-sm text-ink-soft md:col-span-3">
          © <CurrentYear /> {brand.name}. All rights reserved.
        </p>
      </div>
    </footer>
  )
}

const year = String(new Date().getFullYear())

/** The HTML holds the year of the build; in the browser it becomes the reader's. */
function CurrentYear() {
  return (
    <span suppressHydrationWarning ref={(element) => void (element && (element.textContent = year))}>
      {year}
    </span>
  )
}
