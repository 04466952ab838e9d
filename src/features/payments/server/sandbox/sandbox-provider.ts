import { randomUUID } from 'node:crypto'
import { batchWrites } from '#platform/server/database/batch-writes.ts'
import type { Database } from '#platform/server/database/database.ts'
import { createSignature, isSameText } from '#platform/server/signer.ts'
import { testCards, type TestCard } from '../../contract/test-cards.ts'
import { cardRules } from '../../domain/test-card-rules.ts'
import type { Charge, Outcome, PaymentEvent, PaymentProvider, Refund } from '../provider.ts'
import {
  addMethods,
  addPayments,
  listDueEvents,
  listRefusing,
  markEvent,
  readAhead,
  readCards,
  readPayments,
  type EventRow,
  type NewEvent,
  type NewMethod,
  type NewPayment,
  type PaymentRow,
} from './sandbox.store.ts'

type Receive = (body: string, signature: string) => Promise<void>

export type Sandbox = ReturnType<typeof createSandbox>

/**
 * A payment provider with test money, which keeps its own books. Like a real one it commits by itself, so a
 * crash of ours can happen after it has charged.
 */
export function createSandbox({ database, secret }: { database: Database; secret: string }) {
  const { db } = database
  // Those who ask at the same time share a statement.
  const readNow = batchWrites(async (asked: undefined[]) => {
    const ahead = await readAhead(db)
    return asked.map(() => Date.now() + ahead)
  })
  const now = () => readNow(undefined)
  const saveCard = batchWrites((cards: NewMethod[]) => addMethods(db, cards), { isRepeatable: true })
  const signatureOf = (body: string) => createSignature(secret, `sandbox-event:${body}`, 'base64url')

  const provider: PaymentProvider = {
    name: 'sandbox',
    now,
    async saveMethod({ key, holder, token }) {
      const known = testCards.find(({ id }) => id === token)
      if (!known) return { status: 'declined', reason: 'unknown-card' }
      const { declinedWhenSaved: reason } = cardRules[known.id]
      if (reason) return { status: 'declined', reason }
      const id = await saveCard({ key, holder, card: known.id })
      return { status: 'saved', methodId: id, label: known.label }
    },
    async charge(charges) {
      const at = await now()
      const cards = await readCards(
        db,
        charges.map(({ methodId }) => methodId),
      )
      const made = charges.map((charge) => makeCharge(charge, cards.get(charge.methodId), at))
      await database.transaction((tx) =>
        addPayments(
          tx,
          made.map(({ payment }) => payment),
          made.flatMap(({ events }) => events),
        ),
      )
      return readOutcomes(
        charges.map(({ key }) => key),
        at,
        charges,
      )
    },
    readCharges: async (charges) =>
      readOutcomes(
        charges.map(({ key }) => key),
        await now(),
      ),
    refund: (refunds) => giveBack('refund', refunds),
    async payBackers(shares) {
      const refused = await listRefusing(
        db,
        shares.map(({ reference }) => reference),
      )
      const stored = await giveBack('share', shares, refused)
      return new Map(
        [...stored].map(([key, { declined, reference }]) => [
          key,
          declined ? { failure: 'refused' as const } : { reference },
        ]),
      )
    },
    payout: ({ destination: methodId, ...payout }) => move('payout', { ...payout, methodId }),
    takeBackPayout: ({ reference: methodId, ...payout }) => move('payout-return', { ...payout, methodId }),
    readEvents: (body, signature) =>
      isSameText(signature, signatureOf(body)) ? [JSON.parse(body) as PaymentEvent] : undefined,
  }

  async function giveBack(
    kind: 'refund' | 'share',
    refunds: readonly Refund[],
    refusing: ReadonlySet<string> = new Set(),
  ) {
    const settlesAt = new Date(await now())
    const rows = refunds.map(({ key, reference: methodId, amountMinor, currency }): NewPayment => ({
      key,
      methodId,
      amountMinor,
      currency,
      settlesAt,
      reference: randomUUID(),
      kind,
      declined: refusing.has(methodId) ? 'declined' : null,
    }))
    await database.transaction((tx) => addPayments(tx, rows, []))
    const stored = await readPayments(
      db,
      refunds.map(({ key }) => key),
    )
    return new Map(stored.map((row) => [row.key, row]))
  }

  /** One payment that no card can decline. */
  async function move(
    kind: 'payout' | 'payout-return',
    moved: Pick<NewPayment, 'key' | 'methodId' | 'amountMinor' | 'currency'>,
  ) {
    const payment: NewPayment = {
      ...moved,
      kind,
      declined: null,
      reference: randomUUID(),
      settlesAt: new Date(await now()),
    }
    await database.transaction((tx) => addPayments(tx, [payment], []))
    const [stored] = await readPayments(db, [moved.key])
    return { reference: stored!.reference }
  }

  async function readOutcomes(keys: readonly string[], at: number, expected: readonly Charge[] = []) {
    const stored = new Map((await readPayments(db, keys)).map((row) => [row.key, row]))
    for (const { key, amountMinor, currency } of expected) {
      const row = stored.get(key)
      if (row && (row.amountMinor !== amountMinor || row.currency !== currency))
        throw new Error(`The test provider has another payment with the key ${key}`)
    }
    return new Map([...stored].map(([key, row]) => [key, outcomeOf(row, at)]))
  }

  /** Signs and delivers an event as often as it says. */
  async function deliver(event: EventRow, receive: Receive, times = event.times) {
    const [payment] = await readPayments(db, [event.key])
    if (!payment) return
    const settled = outcomeOf(payment, Infinity)
    const { reference } = payment
    const outcome: Outcome = event.kind === 'charge.pending' ? { status: 'pending', reference } : settled
    const chargeback = { dispute: reference, reference, amountMinor: payment.amountMinor }
    const reported: PaymentEvent =
      event.kind === 'charge.disputed'
        ? { id: event.id, chargeback }
        : event.kind === 'charge.dispute-won'
          ? { id: event.id, wonDispute: chargeback }
          : { id: event.id, key: event.key, outcome }
    const body = JSON.stringify(reported)
    for (let time = 0; time < times; time++) await receive(body, signatureOf(body))
    await markEvent(db, event.id, 'delivered', times)
  }

  return {
    provider,
    deliver,
    /** Delivers what is due. An event that can't be received stays due. */
    async deliverDue(receive: Receive) {
      const at = new Date(await now())
      for (;;) {
        const due = await listDueEvents(db, at, 200)
        for (const event of due) await deliver(event, receive)
        if (due.length < 200) return
      }
    },
  }
}

type StoredCard = { card: TestCard; isRepeated: boolean }

function makeCharge(
  { key, methodId, amountMinor, currency }: Charge,
  stored: StoredCard | undefined,
  at: number,
) {
  const rule = stored && cardRules[stored.card]
  const isConfirmed = stored?.card === 'test-confirm' && stored.isRepeated
  const declined = !rule ? 'unknown-card' : isConfirmed ? null : (rule.declinedWhenCharged ?? null)
  const settlesAt = new Date(at + (rule?.settlesAfterMs ?? 0))
  const payment: NewPayment = {
    key,
    methodId,
    amountMinor,
    currency,
    declined,
    settlesAt,
    reference: randomUUID(),
    kind: 'charge',
  }
  const events = (rule?.events ?? []).map(({ kind, afterMs, times, isLost }, position): NewEvent => ({
    key,
    kind,
    position,
    times,
    dueAt: new Date(at + afterMs),
    state: isLost ? 'lost' : 'waiting',
  }))
  return { payment, events }
}

function outcomeOf({ declined, settlesAt, reference }: PaymentRow, at: number): Outcome {
  if (declined) return { status: 'declined', reason: declined }
  return { status: settlesAt.getTime() <= at ? 'succeeded' : 'pending', reference }
}
