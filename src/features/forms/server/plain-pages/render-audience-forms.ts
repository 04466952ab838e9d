import { html } from 'hono/html'
import { funnelSteps } from '#features/analytics/contract/funnel.ts'
import { emailAddress } from '#platform/common/text.ts'
import { audiences, audienceWords } from '../../contract/choices.ts'
import { joinMessages } from '../../contract/site-messages.ts'
import { newsletterFields } from '../../contract/form-fields.ts'
import { formPaths } from '../../contract/form-paths.ts'
import { waitlistPage } from './form-pages.ts'
import { renderForm } from './render-form-page.ts'
import { renderPage } from '#platform/server/http/render-page.ts'

/** Whether a plain form is the first step, which has only an email field. */
export const isFirstStep = (path: string, { step }: Record<string, string>): boolean =>
  path === formPaths.waitlist && step === 'address'

/** The page after the first step: the questions, or the field again if the address is invalid. */
export function renderFirstStep(typed: Record<string, string>) {
  return emailAddress.safeParse(typed.email).success
    ? ({ content: renderAudienceForms(typed), status: 200 } as const)
    : ({ content: renderAddressForm(typed), status: 400 } as const)
}

function renderAddressForm(typed: Record<string, string>) {
  const page = {
    title: 'Waitlist',
    back: '/',
    button: joinMessages.button,
    fields: newsletterFields,
    hidden: { step: 'address' },
    failures: [],
  }
  const problems = { email: joinMessages.invalid }
  return renderPage(page.title, renderForm({ page, typed, action: formPaths.waitlist, problems }))
}

/** The second step for a browser without scripts: three forms that already contain the address. */
function renderAudienceForms(typed: Record<string, string>) {
  return renderPage(
    'Waitlist',
    html`<p role="status">${joinMessages.stepTwo}</p>
      <ul>
        ${audiences.map((audience) => html`<li><a href="#${audience}">${audienceWords[audience]}</a></li>`)}
      </ul>
      ${audiences.map(
        (audience) =>
          html`<section id="${audience}">
            <h2>${funnelSteps[audience].tabName}</h2>
            <p class="hint">${audienceWords[audience]}</p>
            ${renderForm({ page: waitlistPage(audience), typed, action: formPaths.waitlist, problems: {}, idPrefix: `${audience}-` })}
          </section>`,
      )}`,
  )
}
