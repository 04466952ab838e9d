import type pg from 'pg'

/**
 * `unsent`: the connection breaks before the statement. `unanswered`: it breaks after the statement was
 * executed.
 */
export type Break = 'unsent' | 'unanswered'

type Plan = { which: number | RegExp; how: Break; hit: string | undefined; seen: number }
type Callback = (error: Error | null, result?: unknown) => void
type Query = (...parts: unknown[]) => unknown

/**
 * Makes the n-th statement of some work fail like a broken connection. Counts statements on every connection
 * of the pool, including begin and commit; a rollback never fails.
 */
export function failStatements(pool: pg.Pool) {
  const patched = new WeakSet<pg.PoolClient>()
  let plan: Plan | undefined

  function intercept(client: pg.PoolClient) {
    if (patched.has(client)) return
    patched.add(client)
    const query = client.query.bind(client) as Query
    const failing: Query = (...parts) => {
      const text = textOf(parts[0])
      if (!plan || !isMeant(plan, text)) return query(...parts)
      plan.hit = text
      return breakAt(plan.how, query, parts)
    }
    client.query = failing as typeof client.query
  }
  pool.on('acquire', intercept)

  return {
    /**
     * Runs the work with its n-th statement failing, or the first of a kind. `hit` is that statement, if
     * there was one.
     */
    async during<Result>(which: number | RegExp, how: Break, work: () => Promise<Result>) {
      const own: Plan = (plan = { which, how, hit: undefined, seen: 0 })
      try {
        return { result: await work(), hit: own.hit }
      } finally {
        plan = undefined
      }
    },
  }
}

function isMeant(plan: Plan, text: string): boolean {
  if (plan.hit !== undefined || /^rollback/i.test(text)) return false
  plan.seen++
  return typeof plan.which === 'number' ? plan.seen === plan.which : plan.which.test(text)
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : String((statement as { text?: unknown }).text)
}

function breakAt(how: Break, query: Query, parts: unknown[]): unknown {
  const at = parts.findIndex((part) => typeof part === 'function')
  const callback = parts[at] as Callback | undefined
  if (!callback) {
    const done = how === 'unsent' ? Promise.resolve() : Promise.resolve(query(...parts))
    return done.then(() => {
      throw brokenConnection()
    })
  }
  if (how === 'unsent') return process.nextTick(callback, brokenConnection())
  return query(...parts.with(at, () => callback(brokenConnection())))
}

const brokenConnection = () => Object.assign(new Error('The connection broke'), { code: 'ECONNRESET' })
