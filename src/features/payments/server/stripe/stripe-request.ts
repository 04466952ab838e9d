/** Throws if Stripe doesn't answer or refuses. */
export type StripeRequest = <Body>(
  method: 'GET' | 'POST',
  path: string,
  fields: Record<string, string>,
  key?: string,
) => Promise<Body>

/** Nothing was done, and the same request would be refused again. */
export class StripeRefusal extends Error {}
