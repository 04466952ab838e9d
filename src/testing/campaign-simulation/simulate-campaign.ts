import { afterReport } from '#features/funding/domain/charge-outcome.ts'
import { isSuccess } from '#features/funding/domain/money.ts'
import { amountToTake, cancelUntil, feeOf, fixUntil } from '#features/funding/domain/pledge-rules.ts'
import { rulePacks } from '#features/funding/contract/rule-packs.ts'
import { splitAmount } from '#features/ledger/domain/split-amount.ts'
import { authorise, charge, refund, release } from '#features/ledger/domain/transactions.ts'
import { testCards } from '#features/payments/contract/test-cards.ts'
import { createChance } from './chance.ts'
import {
  inLedger,
  payOut,
  post,
  takeChargebacks,
  winDisputes,
  type Life,
  type LifeDeps,
  type LivePledge,
} from './life.ts'
import { MemoryLedger } from './memory-ledger.ts'
import { repayBackers } from './repay-backers.ts'
import { TestProvider, type Report } from './test-provider.ts'

const hour = 3_600_000

const sound: LifeDeps = { afterReport, splitAmount, createProvider: (chance) => new TestProvider(chance) }

/** The whole life of a campaign. Returns what doesn't add up, and what was written to the ledger. */
export function liveCampaign(seed: number, planted: Partial<LifeDeps> = {}) {
  const chance = createChance(seed)
  const deps = { ...sound, ...planted }
  const life: Life = {
    deps,
    chance,
    ledger: new MemoryLedger(),
    provider: deps.createProvider(chance),
    campaignId: chance.uuid(),
    pledges: [],
    now: 0,
    isPaidOut: false,
    fee: (amount) => feeOf(amount, rules),
    owed: 0,
  }
  const rules = { ...chance.pick(Object.values(rulePacks)), feePermille: chance.integer(0, 80) }
  const goalMinor = chance.integer(100, 2_000_000)
  const limit = chance.pick(['fixed', 'open'] as const)
  const deadline = chance.integer(1, 28) * 24 * hour
  while (life.now < deadline) {
    backOrLeave(life, { goalMinor, limit, deadline, rules })
    life.now += chance.integer(1, 60) * hour
  }
  const until = fixUntil(life.now, rules)
  while (life.now < until) settle(life, { canReplace: true })
  // The decision waits for late payments.
  const isOpen = ({ status }: LivePledge) => status === 'active' || status === 'charging'
  while (life.pledges.some(isOpen)) settle(life, { canReplace: false })
  for (const one of life.pledges.filter(({ status }) => status === 'fixing')) {
    one.status = 'dropped'
    post(life, release(inLedger(life, one), one.revision))
  }
  const isFunded = isSuccess(life.ledger.balance('escrow'), goalMinor)
  if (!isFunded) for (const one of life.pledges) giveBack(life, one)
  else {
    for (const one of life.pledges) if (chance.happens(0.1)) giveBack(life, one)
    takeChargebacks(life)
    winDisputes(life)
    payOut(life)
    repayBackers(life)
    // The campaign has closed.
    winDisputes(life)
    payOut(life)
  }
  const { ledger, campaignId } = life
  return { faults: findFaults(life, isFunded), postings: ledger.postings, ledger, campaignId, isFunded }
}

type Terms = {
  goalMinor: number
  limit: 'fixed' | 'open'
  deadline: number
  rules: typeof rulePacks.standard
}

const sum = (pledges: readonly LivePledge[]) =>
  pledges.reduce((total, { status, amount }) => total + (status === 'active' ? amount : 0), 0)

/** Pledges, changes, cancels, or tries to with a card that is declined or an amount that is refused. */
function backOrLeave(life: Life, { goalMinor, limit, deadline, rules }: Terms) {
  const { chance, pledges, now } = life
  const own = chance.happens(0.4) ? pledges[chance.integer(0, pledges.length)] : undefined
  const isActive = own?.status === 'active'
  const canCancel = own && isActive && now < cancelUntil({ deadline, pledgedAt: own.pledgedAt }, rules)
  if (own && canCancel && chance.happens(0.4)) {
    post(life, release(inLedger(life, own), own.revision))
    own.status = 'canceled'
    return
  }
  const others = sum(pledges) - (isActive ? own.amount : 0)
  const asked = {
    amountMinor: chance.integer(-50, 500_000),
    whenFull: chance.pick(['refuse', 'cut'] as const),
  }
  const amount = amountToTake(asked, { limit, goalMinor }, others)
  const card = chance.pick(testCards).id
  const isTooMuch = limit === 'fixed' && amount > goalMinor - others
  if (amount < 1 || isTooMuch || card === 'test-declined') return
  if (!own) {
    const counted = { disputes: 0, paid: 0, back: 0, received: 0 }
    const added = { id: chance.uuid(), amount, card, attempt: 1, revision: 1, pledgedAt: now, ...counted }
    pledges.push({ ...added, status: 'active' })
    post(life, authorise(inLedger(life, added), 1))
  } else if (!isActive || amount > own.amount || (canCancel && amount < own.amount)) {
    const before = isActive ? [release(inLedger(life, own), own.revision)] : []
    Object.assign(own, { amount, card, status: 'active', revision: own.revision + 1 })
    post(life, ...before, authorise(inLedger(life, own), own.revision))
  }
}

/** Charges, hears of events, lets backers replace cards. */
function settle(life: Life, { canReplace }: { canReplace: boolean }) {
  const { chance, provider, pledges } = life
  for (const one of pledges) {
    if (one.status === 'active') apply(life, provider.charge(keyOf(one), one.card, one.amount, life.now))
    else if (one.status === 'charging' && chance.happens(0.5))
      apply(life, provider.read(keyOf(one), life.now))
    if (canReplace && one.status === 'fixing' && chance.happens(0.3))
      Object.assign(one, { status: 'active', attempt: one.attempt + 1, card: chance.pick(testCards).id })
  }
  life.now += chance.integer(1, 40) * hour
  for (const report of provider.takeEvents(life.now)) apply(life, report)
  for (const one of pledges) if (one.status === 'charging') apply(life, provider.read(keyOf(one), life.now))
}

function apply(life: Life, { key, status }: Report) {
  const [id, attempt] = key.split('#')
  const one = life.pledges.find((pledge) => pledge.id === id)!
  const after = life.deps.afterReport(one, { status, attempt: Number(attempt) })
  if (after === 'stray') return life.provider.refund(key, one.amount)
  if (after !== undefined) one.status = after
  if (after !== 'charged') return
  one.paid += one.amount
  const given = inLedger(life, one)
  post(life, release(given, one.revision), charge(given))
}

function giveBack(life: Life, one: LivePledge) {
  if (one.status !== 'charged') return
  life.provider.refund(`refund:${one.id}`, one.amount)
  one.status = 'refunded'
  one.back += one.amount
  post(life, refund(inLedger(life, one)))
}

const keyOf = ({ id, attempt }: LivePledge) => `${id}#${attempt}`

/** Cents adrift between the ledger, the provider's books and what each backer counts. */
function findFaults({ ledger, provider, pledges, now, owed }: Life, isFunded: boolean): string[] {
  const faults: string[] = []
  const compare = (what: string, found: number, expected: number) => {
    if (found !== expected) faults.push(`${what}: ${found} instead of ${expected}`)
  }
  for (const { id, paid, back, received, status } of pledges) {
    compare(`backer ${id}`, ledger.balance('backers', id), back + received - paid)
    compare(`card ${id}`, ledger.balance('cards', id), 0)
    if (!isFunded) compare(`backer of a failed campaign ${id}`, ledger.balance('backers', id), 0)
    // A bank may take back only a part.
    const isKept = status === 'charged' || (status === 'charged-back' && back < paid)
    compare(`payment of a ${status} pledge ${id}`, paid - back > 0 ? 1 : 0, isKept ? 1 : 0)
  }
  let total = 0
  for (const amount of ledger.balances().values()) total += amount
  compare('all accounts', total, 0)
  compare('promises', ledger.balance('promises'), 0)
  compare('repayments', ledger.balance('repayments'), 0)
  compare('escrow', ledger.balance('escrow'), 0)
  compare('what the provider holds', provider.held(now), 0 - owed)
  return faults
}
