import { setTimeout as pause } from 'node:timers/promises'
import { inWords, letIn, registerCrowd, wholeCrowd } from '#testing/load/crowd.ts'
import { virtualUsers } from '#testing/load/virtual-users.ts'
import { ask, Refused, signInAdmin, type Creator } from './creator.ts'

import { startFleet, type Fleet } from './fleet.ts'
import type { Testbed } from './testbed.ts'
import { createRequestLog } from './request-log.ts'
import { listStored, type Stored } from './record-kinds.ts'
import { beginVideo, keepSigningIn, tryLimit, trySignOut } from './visits.ts'

const killEveryMs = 10_000

/** Writers besides the crowd that never pause, so that requests are always running when a server dies. */
const writers = 12

type Options = {
  /** How long servers are killed. */
  seconds: number
  /** The program of the next version. */
  next: string
  /** Whether both versions send the same mails. */
  comparesMails?: boolean
  say: (line: string) => void
}

/**
 * Three servers on one database under mixed load, with one killed every ten seconds; then all replaced by the
 * next version.
 */
export async function runMachines(testbed: Testbed, { seconds, next, comparesMails = true, say }: Options) {
  const fleet = await startFleet(testbed)
  const faults: string[] = []
  try {
    const admin = await signInAdmin(fleet.url)
    const creators = await registerCrowd(fleet.url)
    const video = await beginVideo(fleet.url, creators[0]!)
    let kills = 0
    const killed = await underLoad(fleet, creators, async () => {
      kills = await killInTurn(fleet, seconds, say)
    })
    const broken = killed.errors.filter(({ error }) => !isCutOff(error))
    faults.push(...killed.faults, ...broken.map(inWords))
    const cutOff = killed.errors.length - broken.length
    say(`killed in turn: ${tell(killed)}, ${cutOff} visits cut off`)
    faults.push(...(await tryLimit(fleet.url)), ...(await trySignOut(fleet, creators[0]!)))

    const upgraded = await underLoad(fleet, creators, () => upgradeInTurn(fleet, next, say))
    say(`upgraded in turn: ${tell(upgraded)}`)
    faults.push(...upgraded.faults, ...upgraded.errors.map(inWords))
    const failed = upgraded.requestLog.responses()
    for (const refusal of ['no response', '503'])
      if (failed[refusal]) faults.push(`${refusal}: ${failed[refusal]} in the upgrade`)

    const phases = [killed, upgraded]
    for (const { requestLog } of phases) await requestLog.repeatUnsure(fleet.url)
    const stored = await listStored(fleet.url, admin, creators)
    for (const { requestLog, acknowledgedIdeas } of phases)
      faults.push(...requestLog.compare(stored), ...(await findLostIdeas(fleet.url, acknowledgedIdeas)))
    faults.push(...(await video.compare(fleet.urls())))
    const deliveries = comparesMails && (await compareDeliveries(fleet.mails, stored, creators.length))
    if (deliveries) faults.push(...deliveries.faults)
    const sum = (of: (phase: Phase) => number) => phases.reduce((total, phase) => total + of(phase), 0)
    return {
      faults,
      kills,
      acknowledged: sum(({ requestLog }) => requestLog.count()),
      ideas: sum(({ acknowledgedIdeas }) => acknowledgedIdeas.length),
      signIns: sum(({ signIns, done }) => signIns + (done.signer ?? 0)),
      ...(deliveries && { mails: deliveries.mails, sentAgainWithTheSameId: deliveries.repeated }),
    }
  } finally {
    await fleet.stop()
  }
}

/** The mixed load, plus writers without a pause and one that checks each session on every server. */
async function underLoad(fleet: Fleet, creators: Creator[], meanwhile: () => Promise<void>) {
  const requestLog = createRequestLog()
  let isOver = false
  const { visits, acknowledged: acknowledgedIdeas } = virtualUsers(fleet.url, creators, (sending) =>
    requestLog.send(fleet.url, sending),
  )
  const crowd = letIn(visits, wholeCrowd)
  const sessions = keepSigningIn(fleet, creators, () => isOver)
  const writing = creators
    .slice(0, writers)
    .map((creator) => requestLog.write(fleet.url, creator, 1, () => isOver))
  await meanwhile()
  isOver = true
  await Promise.all(writing)
  const { errors, done } = await crowd.leave()
  const { faults, count: signIns } = await sessions
  return { requestLog, acknowledgedIdeas, errors, done, faults, signIns }
}

type Phase = Awaited<ReturnType<typeof underLoad>>

const tell = ({ requestLog, done }: Phase) =>
  `visits ${JSON.stringify(done)}, sent ${JSON.stringify(requestLog.responses())}, slowest ${requestLog.slowest().ms} ms`

/** From a server that died or could not reach the database: no response, a partial one, or a 503. */
const isCutOff = (error: unknown) =>
  error instanceof Refused
    ? error.status === 503
    : error instanceof TypeError && /^(fetch failed|terminated)$/.test(error.message)

/** An idea is stored before it is streamed. */
async function findLostIdeas(url: string, acknowledgedIdeas: Phase['acknowledgedIdeas']): Promise<string[]> {
  const lost: string[] = []
  for (const { ideaId, creator } of acknowledgedIdeas) {
    const response = await ask(`${url}/api/ideas/${ideaId}`, 'GET', undefined, creator.headers)
    await response.arrayBuffer()
    if (response.status !== 200)
      lost.push(`the idea ${ideaId} was acknowledged but returns ${response.status}`)
  }
  return lost
}

/**
 * The next server, as long as another one is serving: on a busy machine a start can take longer than ten
 * seconds.
 */
async function killInTurn(fleet: Fleet, seconds: number, say: (line: string) => void) {
  const starts: Promise<void>[] = []
  const end = performance.now() + seconds * 1000
  for (let turn = 0; performance.now() < end; turn++) {
    const index = turn % fleet.size
    if (!fleet.isServing(index) || fleet.urls().length < 2) {
      await pause(100)
      continue
    }
    await fleet.kill(index)
    const killed = performance.now()
    const ready = () => say(`server ${index} serves again after ${Math.round(performance.now() - killed)} ms`)
    starts.push(fleet.start(index).then(ready))
    await pause(killEveryMs)
  }
  await Promise.all(starts)
  return starts.length
}

async function upgradeInTurn(fleet: Fleet, program: string, say: (line: string) => void) {
  for (let index = 0; index < fleet.size; index++) {
    await fleet.replace(index, program)
    say(`server ${index} replaced by one of the next version`)
    // Old and new run side by side for a while.
    await pause(3000)
  }
}

type Delivered = { to: string[]; mail: { messageId?: string | undefined } }

/**
 * Checks that every email has arrived, under one Message-ID. A server killed between the mail server's
 * acknowledgement and its own record sends the email again under the same ID; those are counted separately.
 */
async function compareDeliveries(mails: readonly Delivered[], stored: Stored, registered: number) {
  const { newsletter, waitlist, contact } = stored
  const wanted = newsletter.length + waitlist.length + 2 * contact.length + registered
  const count = () => new Set(mails.map(({ mail }) => mail.messageId)).size
  const timeouts = performance.now() + 240_000
  while (count() < wanted && performance.now() < timeouts) await pause(500)
  const idsOf = new Map<string, Set<string | undefined>>()
  for (const { to, mail } of mails)
    for (const address of to) idsOf.set(address, (idsOf.get(address) ?? new Set()).add(mail.messageId))
  const faults = [...newsletter, ...waitlist, ...contact]
    .filter((key) => idsOf.get(`${key}@example.org`)?.size !== 1)
    .map((key) => `${key} was sent ${idsOf.get(`${key}@example.org`)?.size ?? 0} different mails`)
  if (count() !== wanted) faults.push(`${count()} different mails instead of ${wanted}`)
  return { faults, mails: count(), repeated: mails.length - count() }
}
