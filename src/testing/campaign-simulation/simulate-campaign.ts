import { afterReport } from '#features/funding/domain/charge-outcome.ts'
import { isSuccess } from '#features/funding/domain/money.ts'
import { amountToTake, cancelUntil, feeOf, fixUntil } from '#features/funding/domain/pledge-rules.ts'
import { rulePacks } from '#features/funding/contract/rule-packs.ts'
import { splitAmount } from '#features/ledger/domain/split-amount.ts'
import { authorize, charge, refund, release } from '#features/ledger/domain/transactions.ts'
import { testCards } from '#features/payments/contract/test-cards.ts'
import { createRandom } from './random.ts'
import {
  inLedger,
  payOut,
  post,
  takeChargebacks,
  winDisputes,
  type Simulation,
  type SimulationDeps,
  type SimulatedPledge,
} from './simulation.ts'
import { MemoryLedger } from './memory-ledger.ts'
import { repayBackers } from './repay-backers.ts'
import { TestProvider, type Report } from './test-provider.ts'

const hour = 3_600_000

const sound: SimulationDeps = {
  afterReport,
  splitAmount,
  createProvider: (random) => new TestProvider(random),
}

/** Simulates a whole campaign. Returns what doesn't add up, and what was written to the ledger. */
export function simulateCampaign(seed: number, planted: Partial<SimulationDeps> = {}) {
  const random = createRandom(seed)
  const deps = { ...sound, ...planted }
  const simulation: Simulation = {
    deps,
    random,
    ledger: new MemoryLedger(),
    provider: deps.createProvider(random),
    campaignId: random.uuid(),
    pledges: [],
    now: 0,
    isPaidOut: false,
    fee: (amount) => feeOf(amount, rules),
    owed: 0,
  }
  const rules = { ...random.pick(Object.values(rulePacks)), feePermille: random.integer(0, 80) }
  const goalMinor = random.integer(100, 2_000_000)
  const limit = random.pick(['fixed', 'open'] as const)
  const deadline = random.integer(1, 28) * 24 * hour
  while (simulation.now < deadline) {
    backOrLeave(simulation, { goalMinor, limit, deadline, rules })
    simulation.now += random.integer(1, 60) * hour
  }
  const until = fixUntil(simulation.now, rules)
  while (simulation.now < until) settle(simulation, { canReplace: true })
  // The decision waits for late payments.
  const isOpen = ({ status }: SimulatedPledge) => status === 'active' || status === 'charging'
  while (simulation.pledges.some(isOpen)) settle(simulation, { canReplace: false })
  for (const one of simulation.pledges.filter(({ status }) => status === 'fixing')) {
    one.status = 'dropped'
    post(simulation, release(inLedger(simulation, one), one.revision))
  }
  const isFunded = isSuccess(simulation.ledger.balance('escrow'), goalMinor)
  if (!isFunded) for (const one of simulation.pledges) giveBack(simulation, one)
  else {
    for (const one of simulation.pledges) if (random.happens(0.1)) giveBack(simulation, one)
    takeChargebacks(simulation)
    winDisputes(simulation)
    payOut(simulation)
    repayBackers(simulation)
    // The campaign has closed.
    winDisputes(simulation)
    payOut(simulation)
  }
  const { ledger, campaignId } = simulation
  return { faults: findFaults(simulation, isFunded), postings: ledger.postings, ledger, campaignId, isFunded }
}

type Terms = {
  goalMinor: number
  limit: 'fixed' | 'open'
  deadline: number
  rules: typeof rulePacks.standard
}

const sum = (pledges: readonly SimulatedPledge[]) =>
  pledges.reduce((total, { status, amount }) => total + (status === 'active' ? amount : 0), 0)

/** Pledges, changes, cancels, or tries to with a card that is declined or an amount that is refused. */
function backOrLeave(simulation: Simulation, { goalMinor, limit, deadline, rules }: Terms) {
  const { random, pledges, now } = simulation
  const own = random.happens(0.4) ? pledges[random.integer(0, pledges.length)] : undefined
  const isActive = own?.status === 'active'
  const canCancel = own && isActive && now < cancelUntil({ deadline, pledgedAt: own.pledgedAt }, rules)
  if (own && canCancel && random.happens(0.4)) {
    post(simulation, release(inLedger(simulation, own), own.revision))
    own.status = 'canceled'
    return
  }
  const others = sum(pledges) - (isActive ? own.amount : 0)
  const asked = {
    amountMinor: random.integer(-50, 500_000),
    whenFull: random.pick(['refuse', 'cut'] as const),
  }
  const amount = amountToTake(asked, { limit, goalMinor }, others)
  const card = random.pick(testCards).id
  const isTooMuch = limit === 'fixed' && amount > goalMinor - others
  if (amount < 1 || isTooMuch || card === 'test-declined') return
  if (!own) {
    const counted = { disputes: 0, paid: 0, back: 0, received: 0 }
    const added = { id: random.uuid(), amount, card, attempt: 1, revision: 1, pledgedAt: now, ...counted }
    pledges.push({ ...added, status: 'active' })
    post(simulation, authorize(inLedger(simulation, added), 1))
  } else if (!isActive || amount > own.amount || (canCancel && amount < own.amount)) {
    const before = isActive ? [release(inLedger(simulation, own), own.revision)] : []
    Object.assign(own, { amount, card, status: 'active', revision: own.revision + 1 })
    post(simulation, ...before, authorize(inLedger(simulation, own), own.revision))
  }
}

/** Charges, hears of events, lets backers replace cards. */
function settle(simulation: Simulation, { canReplace }: { canReplace: boolean }) {
  const { random, provider, pledges } = simulation
  for (const one of pledges) {
    if (one.status === 'active')
      apply(simulation, provider.charge(keyOf(one), one.card, one.amount, simulation.now))
    else if (one.status === 'charging' && random.happens(0.5))
      apply(simulation, provider.read(keyOf(one), simulation.now))
    if (canReplace && one.status === 'fixing' && random.happens(0.3))
      Object.assign(one, { status: 'active', attempt: one.attempt + 1, card: random.pick(testCards).id })
  }
  simulation.now += random.integer(1, 40) * hour
  for (const report of provider.takeEvents(simulation.now)) apply(simulation, report)
  for (const one of pledges)
    if (one.status === 'charging') apply(simulation, provider.read(keyOf(one), simulation.now))
}

function apply(simulation: Simulation, { key, status }: Report) {
  const [id, attempt] = key.split('#')
  const one = simulation.pledges.find((pledge) => pledge.id === id)!
  const after = simulation.deps.afterReport(one, { status, attempt: Number(attempt) })
  if (after === 'stray') return simulation.provider.refund(key, one.amount)
  if (after !== undefined) one.status = after
  if (after !== 'charged') return
  one.paid += one.amount
  const given = inLedger(simulation, one)
  post(simulation, release(given, one.revision), charge(given))
}

function giveBack(simulation: Simulation, one: SimulatedPledge) {
  if (one.status !== 'charged') return
  simulation.provider.refund(`refund:${one.id}`, one.amount)
  one.status = 'refunded'
  one.back += one.amount
  post(simulation, refund(inLedger(simulation, one)))
}

const keyOf = ({ id, attempt }: SimulatedPledge) => `${id}#${attempt}`

/** Cents adrift between the ledger, the provider's books and what each backer counts. */
function findFaults({ ledger, provider, pledges, now, owed }: Simulation, isFunded: boolean): string[] {
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
