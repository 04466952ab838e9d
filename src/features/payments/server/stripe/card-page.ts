import type { PaymentProvider, SavedMethod } from '../provider.ts'
import { StripeRefusal, type StripeRequest } from './stripe-request.ts'

type CardPage = Parameters<NonNullable<PaymentProvider['openCardPage']>>[0]

/** Opens a page of Stripe Checkout, so that no card number reaches us. Opening two of them does no harm. */
export async function openCardPage(
  send: StripeRequest,
  { holder, returnTo, cancelTo }: CardPage,
  api: URL,
): Promise<{ url: string }> {
  const customer = await send<{ id: string }>('POST', 'customers', { 'metadata[holder]': holder })
  const { url } = await send<{ url?: unknown }>('POST', 'checkout/sessions', {
    mode: 'setup',
    customer: customer.id,
    client_reference_id: holder,
    'payment_method_types[0]': 'card',
    success_url: returnTo('{CHECKOUT_SESSION_ID}'),
    cancel_url: cancelTo,
  })
  if (typeof url !== 'string' || !URL.canParse(url) || !isOfSameSite(new URL(url), api))
    throw new Error('Stripe answered without the address of a page')
  return { url }
}

/** The backer's browser is sent there, so api.stripe.com can only name pages below stripe.com. */
const isOfSameSite = ({ protocol, host }: URL, api: URL) =>
  protocol === api.protocol && `.${host}`.endsWith(`.${api.host.replace(/^api\./, '')}`)

type Session = {
  mode?: string
  status?: string
  client_reference_id?: string | null
  customer?: unknown
  setup_intent?: { status?: string; payment_method?: Method | null } | null
}
type Method = { id?: unknown; card?: { brand: string; last4: string } }

const pattern = /^cs_\w{1,190}$/

/** The card that someone has entered. Reading it again gives the same card. */
export async function readCardPage(
  send: StripeRequest,
  { holder, token }: { holder: string; token: string },
): Promise<SavedMethod> {
  const session = pattern.test(token) ? await findSession(send, token) : undefined
  // The address of the page is in the browser's history, so it must not work for another person or campaign.
  if (session?.mode !== 'setup' || session.client_reference_id !== holder)
    return { status: 'declined', reason: 'unknown-card' }
  if (session.status !== 'complete') return { status: 'declined', reason: 'unfinished' }
  const { customer, setup_intent: setup } = session
  if (setup?.status !== 'succeeded') return { status: 'declined', reason: 'needs-confirmation' }
  const { id, card } = setup.payment_method ?? {}
  if (typeof customer !== 'string' || typeof id !== 'string')
    throw new Error('Stripe answered with a session without a card')
  const label = card ? `${card.brand} ending in ${card.last4}` : 'Your card'
  return { status: 'saved', methodId: `${customer}/${id}`, label }
}

async function findSession(send: StripeRequest, token: string): Promise<Session | undefined> {
  try {
    return await send<Session>('GET', `checkout/sessions/${token}?expand[]=setup_intent.payment_method`, {})
  } catch (error) {
    if (error instanceof StripeRefusal) return undefined
    throw error
  }
}
