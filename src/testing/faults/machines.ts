import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { registerCreator, signInAdmin, type Creator } from './creator.ts'
import { compareDeliveries } from './deliveries.ts'
import { startFleet, type Fleet } from './fleet.ts'
import type { Ground } from './ground.ts'
import { openLedger, type Ledger } from './ledger.ts'
import { makeNewerVersion } from './newer-version.ts'
import { listStored } from './record-kinds.ts'
import { keepSigningIn, orderVideo, tryLimit, trySignOut } from './visits.ts'

const killEveryMs = 10_000

/** Three servers on one database, one of them killed every ten seconds under a mixed load; then all replaced by a newer version. */
export async function runMachines(ground: Ground, seconds: number, say: (line: string) => void) {
  const fleet = await startFleet(ground)
  const creators: Creator[] = []
  const faults: string[] = []
  try {
    const admin = await signInAdmin(fleet.url)
    // A creator may keep 200 presets.
    for (let count = 0; count < 4 + seconds / 15; count++) creators.push(await registerCreator(fleet.url))
    const video = await orderVideo(fleet.url, creators[0]!)
    const ledger = openLedger()
    let kills = 0
    const visits = await underLoad(fleet, ledger, creators, async () => {
      kills = await killInTurn(fleet, seconds, say)
    })
    say(`killed in turn: ${JSON.stringify(ledger.answers())}, slowest ${ledger.slowest().ms} ms`)
    faults.push(...visits.faults, ...(await tryLimit(fleet.url)), ...(await trySignOut(fleet, creators[0]!)))

    const upgrade = openLedger()
    const newer = await underLoad(fleet, upgrade, creators, () => upgradeInTurn(fleet, ground, say))
    say(`upgraded in turn: ${JSON.stringify(upgrade.answers())}, slowest ${upgrade.slowest().ms} ms`)
    faults.push(...newer.faults)
    for (const refusal of ['no answer', '503'])
      if (upgrade.answers()[refusal]) faults.push(`${refusal}: ${upgrade.answers()[refusal]} in the upgrade`)

    for (const each of [ledger, upgrade]) await each.repeatUnsure(fleet.url)
    const stored = await listStored(fleet.url, admin, creators)
    for (const each of [ledger, upgrade]) faults.push(...each.compare(stored))
    const deliveries = await compareDeliveries(fleet.mails, stored, creators.length)
    faults.push(...deliveries.faults, ...(await video.compare(fleet.urls())))
    return {
      faults,
      kills,
      acknowledged: ledger.count() + upgrade.count(),
      signIns: visits.count + newer.count,
      mails: deliveries.mails,
      sentAgainWithTheSameId: deliveries.repeated,
    }
  } finally {
    await fleet.stop()
  }
}

async function underLoad(fleet: Fleet, ledger: Ledger, creators: Creator[], meanwhile: () => Promise<void>) {
  let isOver = false
  const visits = keepSigningIn(fleet, creators, () => isOver)
  const writing = creators.map((creator) => ledger.write(fleet.url, creator, 2, () => isOver))
  await meanwhile()
  isOver = true
  await Promise.all(writing)
  return visits
}

/** The next of those that serve, as long as another one does: on a busy machine a start can take longer than ten seconds. */
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

async function upgradeInTurn(fleet: Fleet, ground: Ground, say: (line: string) => void) {
  const folder = join(ground.dataDir, 'newer')
  mkdirSync(folder)
  const program = makeNewerVersion(folder)
  for (let index = 0; index < fleet.size; index++) {
    await fleet.replace(index, program)
    say(`server ${index} replaced by one with a further migration`)
    // Old and new side by side for a while.
    await pause(3000)
  }
}
