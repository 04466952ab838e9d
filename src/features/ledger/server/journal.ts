import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Db } from '#platform/server/database/database.ts'
import { readBalances, readJournal, type BookFault, type JournalEntry } from './audit-books.store.ts'

/** The whole ledger as a journal that hledger and similar programs read. */
export async function* writeJournal(pages: AsyncIterable<JournalEntry[]>): AsyncGenerator<string> {
  let transaction: string | undefined
  for await (const page of pages) {
    const lines: string[] = []
    for (const { id, key, kind, day, account, amount, currency } of page) {
      if (id !== transaction) lines.push('', `${day} ${kind}  ; key:${key}`)
      transaction = id
      lines.push(`    ${account}  ${inUnits(amount)} ${currency}`)
    }
    yield `${lines.join('\n')}\n`
  }
}

function inUnits(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Has hledger compute every balance from the journal, and compares them with ours. Undefined if it isn't
 * installed.
 */
export async function compareWithHledger(db: Db): Promise<BookFault[] | undefined> {
  const program = spawn('hledger', ['-f', '-', 'balance', '--flat', '--no-total', '--output-format', 'csv'])
  const isInstalled = await once(program, 'spawn').then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  if (!isInstalled) return undefined
  const exited = once(program, 'close') as Promise<[number]>
  const [output, errors, written] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    pipeline(Readable.from(writeJournal(readJournal(db))), program.stdin).catch(String),
  ])
  const [code] = await exited
  if (code !== 0 || written !== undefined)
    return [{ rule: 'hledger can read the journal', details: errors.trim() || String(written) }]
  return compareBalances(readOutput(output), await readBalances(db))
}

const balanceLine = /^"([^"]+)","(-?)(\d+)\.(\d\d) [A-Z]{3}"$/

function readOutput(output: string): Map<string, number> {
  const balances = new Map<string, number>()
  for (const line of output.split('\n')) {
    const [, account, sign = '', units = '', cents = ''] = balanceLine.exec(line) ?? []
    if (account !== undefined) balances.set(account, Number(`${sign}${units}${cents}`))
  }
  return balances
}

/** What differs between two computations of all balances. */
export function compareBalances(
  theirs: ReadonlyMap<string, number>,
  ours: ReadonlyMap<string, number>,
): BookFault[] {
  const accounts = [...new Set([...theirs.keys(), ...ours.keys()])].sort()
  return accounts
    .filter((account) => theirs.get(account) !== ours.get(account))
    .map((account) => ({
      rule: 'hledger computes the same balances',
      details: `${account}: ${theirs.get(account) ?? 0} instead of ${ours.get(account) ?? 0}`,
    }))
}
