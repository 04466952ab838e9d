export { createPayments, type Payments } from './server/create-payments.ts'
export type { Chargeback, Outcome, PaymentEvent, PaymentProvider } from './server/provider.ts'
export { paymentEventRoutes } from './server/payment-events.routes.ts'
export { sandboxRoutes } from './server/sandbox/sandbox.routes.ts'
