import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { startBuiltServer, type DatabaseKind } from '../e2e/support/built-server.ts'
import { ask, requireRead, signInAdmin } from '../src/testing/faults/creator.ts'
import type { Submit } from '../src/testing/faults/record-kinds.ts'
import { inWords, launchCrowd, letIn, registerCrowd, wholeCrowd } from '../src/testing/load/crowd.ts'
import { launchUsers } from '../src/testing/load/launch-users.ts'
import { virtualUsers } from '../src/testing/load/virtual-users.ts'
import { atMost, type Figure } from './measure.ts'

/**
 * Mixed load for five minutes: visitors and events, forms, sign-ins, idea streams, and videos one after
 * another; people who join through referrals and confirm, pledge with test cards and try the film preview; a team
 * that replies and reads filtered reports. Nothing may fail, the health check stays fast, and memory is level after the first minute.
 */
export async function measureMixedLoad(seconds: number): Promise<Figure[]> {
  return [...(await measureOn('pglite', seconds)), ...(await measureOn('postgres', seconds))]
}

async function measureOn(kind: DatabaseKind, seconds: number): Promise<Figure[]> {
  const server = await startBuiltServer(kind, {
    ADMIN_PASSWORD: 'admin-password',
    FUNDING_MODE: 'sandbox',
    RATE_LIMIT_SCALE: '1000000',
    AI_DAILY_LIMIT_UNVERIFIED: '1000000',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'warn',
  })
  try {
    const creators = await registerCrowd(server.url)
    const send = ({ path, body, headers }: Submit) =>
      requireRead(ask(`${server.url}${path}`, 'POST', body, headers))
    const visits = {
      ...virtualUsers(server.url, creators, send).visits,
      ...(await launchUsers({ ...server, creators, team: await signInAdmin(server.url) })),
    }
    const crowd = letIn(visits, { ...wholeCrowd, ...launchCrowd }, Math.min(10_000, seconds * 200))
    const { health, memory } = await watch(server, seconds)
    const { errors, done } = await crowd.leave()
    for (const error of new Set(errors.map(inWords))) console.log(error)
    const counts = Object.entries(done)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')
    const measured = { errors: errors.length, health, memory }
    const figures = judge(`${kind}, 200 users, ${seconds} s (${counts})`, measured)
    // Printed immediately because the next takes minutes, and with the load because other work on the machine
    // affects it.
    const minutes = fifths(memory).map((minute) => calm(minute).toFixed(0))
    console.log(figures, `load ${loadavg()[0]?.toFixed(1)}, memory by the minute ${minutes.join(', ')} MB`)
    return figures
  } finally {
    await server.stop()
  }
}

/** Polls the health check ten times a second and memory every second. */
async function watch({ url, pid }: { url: string; pid: number }, seconds: number) {
  const health: number[] = []
  const memory: number[] = []
  const end = performance.now() + seconds * 1000
  for (let turn = 0; performance.now() < end; turn++) {
    const started = performance.now()
    const response = await fetch(`${url}/api/health`)
    await response.text()
    health.push(response.status === 200 ? performance.now() - started : Infinity)
    if (turn % 10 === 0) memory.push(residentMb(pid))
    await pause(100)
  }
  return { health, memory }
}

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

// Hashing a password takes 128 MB for a moment, so memory fluctuates with every sign-in. The lows show what
// the server retains.
const calm = (memory: number[]) =>
  memory.toSorted((a, b) => a - b)[Math.floor(memory.length / 10)] ?? Infinity

/** The five minutes of a full run. */
function fifths(samples: number[]): number[][] {
  const length = Math.floor(samples.length / 5)
  return Array.from({ length: 5 }, (_, index) => samples.slice(index * length, (index + 1) * length))
}

type Measured = { errors: number; health: number[]; memory: number[] }

function judge(what: string, { errors, health, memory }: Measured): Figure[] {
  const slow = health.toSorted((a, b) => a - b)[Math.floor(health.length * 0.99)] ?? Infinity
  const [, second = Infinity, , , last = Infinity] = fifths(memory).map(calm)
  return [
    {
      what: `mixed load on ${what}: errors`,
      measured: String(errors),
      limit: 'none',
      ratio: errors,
      holds: errors === 0,
    },
    atMost(
      `mixed load on ${what}: health check, 99th percentile`,
      slow,
      100,
      (value) => `${value.toFixed(1)} ms`,
    ),
    // A heap fluctuates by a tenth on its own.
    atMost(
      `mixed load on ${what}: memory in the last minute, against the second minute`,
      last,
      second * 1.1,
      (value) => `${value.toFixed(0)} MB`,
    ),
  ]
}
