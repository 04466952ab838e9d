import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-error.ts'
import { audiences } from '../contract/choices.ts'
import { waitlistInputs } from '../contract/waitlist.ts'
import { ContactForm } from './contact-form.tsx'
import { describeFailure } from './describe-failure.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { JoinForm } from './join-form.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { WaitlistForm } from './waitlist-form.tsx'

const forms = [
  ['contact', <ContactForm key="contact" />],
  ['waitlist', <WaitlistForm key="waitlist" audience="creators" />],
  ['newsletter', <NewsletterForm key="newsletter" />],
  ['feedback', <FeedbackForm key="feedback" />],
] as const

test.each(forms)('the form %s works before its script has loaded', (name, form) => {
  const html = renderToStaticMarkup(form)
  expect(html).toMatch(new RegExp(`<form[^>]* action="/api/forms/${name}" method="post"`))
  expect(html).toContain('<button type="submit"')
  expect(html).not.toContain('disabled=""')
})

test.each(forms)('the honeypot of the form %s is hidden from people', (_name, form) => {
  const [trap = ''] = /<div aria-hidden="true".*?<\/div>/.exec(renderToStaticMarkup(form)) ?? []
  expect(trap).toContain('name="homepage"')
  expect(trap).toContain('tabindex="-1"')
  expect(trap).toContain('autoComplete="off"')
})

test.each(audiences)('the form of the %s has a control for every required field', (audience) => {
  const html = renderToStaticMarkup(<WaitlistForm audience={audience} />)
  const asked = Object.keys(waitlistInputs[audience].shape).filter((name) => !name.endsWith('At'))
  for (const name of asked) expect(html).toContain(`name="${name}"`)
})

test('the email field that starts an entry works before its script has loaded', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <JoinForm waitlist="/waitlist" text="Join the waitlist" location="hero_waitlist" />
    </MemoryRouter>,
  )
  expect(html).toMatch(/<form[^>]* action="\/api\/forms\/waitlist"/)
  expect(html).toContain('name="step" value="address"')
  expect(html).not.toContain('disabled=""')
})

test('a failure shows its reason if it helps, and never internal errors', () => {
  expect(describeFailure(new ApiError('INTERNAL', 'Something broke.'), 'Sorry.')).toBe('Sorry.')
  expect(describeFailure(new ApiError('UNAVAILABLE', 'We are offline.'), 'Sorry.')).toBe(
    'Sorry.\nWe are offline.',
  )
  expect(describeFailure(new ApiError('UNAVAILABLE', 'We are offline.'))).toBe('We are offline.')
})
