import { dayMs } from '#platform/common/durations.ts'
import type {
  CampaignAction,
  CampaignActor,
  CampaignStatus,
  FundingMode,
} from '../contract/campaign-choices.ts'

/** What must be true before a campaign moves. */
export type Requirement =
  /** Everything in the draft is filled in and valid. */
  | 'complete'
  /** The team has ticked every point of its checklist. */
  | 'checklist'
  /** The team has verified the creator. */
  | 'verified'
  /** A reason that the creator or the public can read. */
  | 'reason'
  /** The deadline is ahead and at most 28 days away. */
  | 'window'
  /** The deadline is not too close. */
  | 'open-time'
  /** The deadline has passed. */
  | 'ended'
  /** Real or test money is involved. */
  | 'money'
  /** Reservations only. */
  | 'no-money'

export type Transition = {
  action: CampaignAction
  from: readonly CampaignStatus[]
  to: CampaignStatus
  by: readonly CampaignActor[]
  requires: readonly Requirement[]
}

/** The whole life of a campaign. Whatever is not in this table is refused. */
export const transitions: readonly Transition[] = [
  {
    action: 'submit',
    from: ['draft', 'changes-asked'],
    to: 'submitted',
    by: ['creator'],
    requires: ['complete'],
  },
  { action: 'withdraw', from: ['submitted', 'approved'], to: 'draft', by: ['creator'], requires: [] },
  { action: 'ask-changes', from: ['submitted'], to: 'changes-asked', by: ['team'], requires: ['reason'] },
  {
    action: 'approve',
    from: ['submitted'],
    to: 'approved',
    by: ['team'],
    requires: ['complete', 'checklist'],
  },
  {
    action: 'open',
    from: ['approved'],
    to: 'pre-launch',
    by: ['creator'],
    requires: ['complete', 'verified'],
  },
  {
    action: 'launch',
    from: ['pre-launch'],
    to: 'live',
    by: ['creator'],
    requires: ['verified', 'window', 'open-time'],
  },
  { action: 'end', from: ['pre-launch'], to: 'closed', by: ['system'], requires: ['ended'] },
  { action: 'end', from: ['live'], to: 'closed', by: ['system'], requires: ['ended', 'no-money'] },
  {
    action: 'cancel',
    from: ['pre-launch', 'live'],
    to: 'closed',
    by: ['creator', 'team'],
    requires: ['reason'],
  },
  { action: 'settle', from: ['live'], to: 'settling', by: ['system'], requires: ['ended', 'money'] },
  { action: 'fund', from: ['settling'], to: 'funded', by: ['system'], requires: ['money'] },
  { action: 'fail', from: ['settling'], to: 'failed', by: ['system'], requires: ['money'] },
  { action: 'deliver', from: ['funded'], to: 'delivering', by: ['system'], requires: ['money'] },
  {
    action: 'close',
    from: ['failed', 'delivering'],
    to: 'closed',
    by: ['system', 'team'],
    requires: ['money'],
  },
]

export type Circumstances = {
  status: CampaignStatus
  action: CampaignAction
  actor: CampaignActor
  mode: FundingMode
  now: number
  /** Undefined while the draft has none. */
  deadline: number | undefined
  latestDeadline: number
  /** How long a campaign has to be open, by the installation's rules. */
  minOpenDays: number
  isComplete: boolean
  isChecked: boolean
  isVerified: boolean
  reason: string
}

export type MoveResult =
  | { ok: true; to: CampaignStatus }
  | { ok: false; problem: 'not-possible' | 'not-allowed' | Requirement }

/** Whether a campaign may move, and the first thing that is missing if not. */
export function checkMove(circumstances: Circumstances): MoveResult {
  const { status, action, actor } = circumstances
  const transition = transitions.find((each) => each.action === action && each.from.includes(status))
  if (!transition) return { ok: false, problem: 'not-possible' }
  if (!transition.by.includes(actor)) return { ok: false, problem: 'not-allowed' }
  const missing = transition.requires.find((requirement) => !isMet(requirement, circumstances))
  return missing ? { ok: false, problem: missing } : { ok: true, to: transition.to }
}

function isMet(requirement: Requirement, circumstances: Circumstances): boolean {
  const { mode, now, deadline, latestDeadline, minOpenDays, isComplete, isChecked, isVerified, reason } =
    circumstances
  switch (requirement) {
    case 'complete':
      return isComplete
    case 'checklist':
      return isChecked
    case 'verified':
      return isVerified
    case 'reason':
      return reason.trim() !== ''
    case 'window':
      return deadline !== undefined && deadline > now && deadline <= latestDeadline
    case 'open-time':
      return deadline !== undefined && deadline - now >= minOpenDays * dayMs
    case 'ended':
      return deadline !== undefined && deadline <= now
    case 'money':
      return mode !== 'reservations'
    case 'no-money':
      return mode === 'reservations'
  }
}

/** What someone could do next, whether or not everything it requires is there yet. */
export const actionsOf = (status: CampaignStatus, actor: CampaignActor): CampaignAction[] =>
  transitions
    .filter(({ from, by }) => from.includes(status) && by.includes(actor))
    .map(({ action }) => action)
