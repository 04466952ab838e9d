import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { runFullDisk } from '../src/testing/faults/full-disk.ts'
import { layGround, type DatabaseKind, type Ground } from '../src/testing/faults/ground.ts'
import { runKillCycles } from '../src/testing/faults/kill-cycles.ts'
import { runMachines } from '../src/testing/faults/machines.ts'
import { runPostgresFaults } from '../src/testing/faults/lost-postgres.ts'

// npm run faults -- NAME [--cycles N] [--seconds N] [--database pglite|postgres]: what the product does when something under
// it breaks, on the built server. Each prints its figures and ends with 1 when something does not hold.

type Outcome = { faults: string[] } & Record<string, unknown>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cycles: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
    database: { type: 'string', multiple: true, default: ['pglite', 'postgres'] },
  },
})

const say = (line: string) => console.log(line)

const databases = values.database as DatabaseKind[]
const cycles = Number(values.cycles)
const seconds = Number(values.seconds)

const runs: Record<string, () => Promise<Outcome[]>> = {
  kills: () =>
    onEach(databases, async (ground) => {
      const start = () => ground.start()
      return { cycles, ...(await runKillCycles({ cycles, dataDir: ground.dataDir, start, say })) }
    }),
  disk: () => onEach(databases, (ground) => runFullDisk(ground, say)),
  postgres: () => onEach(['postgres'], (ground) => runPostgresFaults(ground, say)),
  machines: () => onEach(['postgres'], (ground) => runMachines(ground, seconds, say)),
}

// Everything that was started ends with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const wanted = positionals.length > 0 ? positionals : Object.keys(runs)
let isSound = true
for (const name of wanted) {
  const run = runs[name]
  if (!run) throw new Error(`There are ${Object.keys(runs).join(', ')}; not ${name}.`)
  for (const outcome of await run()) {
    console.log(name, outcome, `load ${loadavg()[0]?.toFixed(1)}`)
    isSound &&= outcome.faults.length === 0
  }
}
process.exit(isSound ? 0 : 1)

async function onEach(kinds: DatabaseKind[], run: (ground: Ground) => Promise<Outcome>) {
  const outcomes: Outcome[] = []
  for (const database of kinds) {
    const ground = await layGround(database)
    const started = performance.now()
    try {
      const outcome = await run(ground)
      outcomes.push({ database, tookSeconds: Math.round((performance.now() - started) / 1000), ...outcome })
    } finally {
      await ground.clear()
    }
  }
  return outcomes
}
