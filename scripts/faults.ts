import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runFullDisk } from '../src/testing/faults/full-disk.ts'
import { builtMain, startTestbed, type DatabaseKind, type Testbed } from '../src/testing/faults/testbed.ts'
import { runKilledBroadcast } from '../src/testing/faults/killed-broadcast.ts'
import { runKilledSettlement } from '../src/testing/faults/killed-settlement.ts'
import { runKillCycles } from '../src/testing/faults/kill-cycles.ts'
import { runMachines } from '../src/testing/faults/machines.ts'
import { makeNewerVersion } from '../src/testing/faults/newer-version.ts'
import { buildEarlierVersion, runUpgrade } from '../src/testing/faults/upgrade.ts'
import { runSimulations } from '../src/testing/campaign-simulation/run-simulations.ts'
import { runPostgresFaults } from '../src/testing/faults/lost-postgres.ts'

// npm run faults -- NAME [--cycles N] [--seconds N] [--recipients N] [--count N] [--from COMMIT] [--database pglite|postgres]:
// tests the built server under infrastructure failures and upgrades. Prints figures and exits with 1 if a check fails.

/** Version 0.1.0, which `upgrade` starts from unless another commit is given. */
const firstRelease = 'b2de959'

type Outcome = { faults: string[] } & Record<string, unknown>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cycles: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
    recipients: { type: 'string', default: '20000' },
    count: { type: 'string', default: '10000' },
    from: { type: 'string', default: firstRelease },
    database: { type: 'string', multiple: true, default: ['pglite', 'postgres'] },
  },
})

const say = (line: string) => console.log(line)

const databases = values.database as DatabaseKind[]
const cycles = Number(values.cycles)
const seconds = Number(values.seconds)

const runs: Record<string, () => Promise<Outcome[]>> = {
  kills: () =>
    onEach(databases, async (testbed) => {
      const start = () => testbed.start()
      return { cycles, ...(await runKillCycles({ cycles, dataDir: testbed.dataDir, start, say })) }
    }),
  disk: () => onEach(databases, (testbed) => runFullDisk(testbed, say)),
  postgres: () => onEach(['postgres'], (testbed) => runPostgresFaults(testbed, say)),
  machines: () =>
    onEach(['postgres'], (testbed) => {
      const next = makeNewerVersion(join(testbed.dataDir, 'newer'))
      return runMachines(testbed, { seconds, next, say })
    }),
  upgrade: async () => {
    const earlier = await buildEarlierVersion(values.from, say)
    const started = await onEach(databases, (testbed) => runUpgrade(testbed, earlier, say))
    // Three servers of the earlier version, replaced one by one by the present one.
    const replaced = await onEach(['postgres'], (testbed) =>
      runMachines(
        { ...testbed, start: testbed.startOf(earlier) },
        { seconds: 0, next: builtMain, comparesMails: false, say },
      ),
    )
    return [...started, ...replaced]
  },
  broadcast: () =>
    onEach(['postgres'], (testbed) =>
      runKilledBroadcast(testbed, { recipients: Number(values.recipients), kills: cycles / 2, say }),
    ),
  settlement: () =>
    onEach(['postgres'], (testbed) =>
      runKilledSettlement(testbed, { kills: cycles * 2, pledges: 2_000, say }),
    ),
  simulation: () =>
    onEach(['postgres'], (testbed) => runSimulations(testbed, { count: Number(values.count), say })),
}

// Stops all child processes with this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const wanted = positionals.length > 0 ? positionals : Object.keys(runs)
let isSound = true
for (const name of wanted) {
  const run = runs[name]
  if (!run) throw new Error(`Unknown run ${name}. Choose one of ${Object.keys(runs).join(', ')}.`)
  for (const outcome of await run()) {
    console.log(name, outcome, `load ${loadavg()[0]?.toFixed(1)}`)
    isSound &&= outcome.faults.length === 0
  }
}
process.exit(isSound ? 0 : 1)

async function onEach(kinds: DatabaseKind[], run: (testbed: Testbed) => Promise<Outcome>) {
  const outcomes: Outcome[] = []
  for (const database of kinds) {
    const testbed = await startTestbed(database)
    const started = performance.now()
    try {
      const outcome = await run(testbed)
      outcomes.push({ database, tookSeconds: Math.round((performance.now() - started) / 1000), ...outcome })
    } finally {
      await testbed.clear()
    }
  }
  return outcomes
}
