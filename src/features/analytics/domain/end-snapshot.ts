/**
 * The snapshot in which, of the transactions visible in `now`, only those up to `last` are visible. Whatever
 * the mark has seen stays visible, or it would be counted again. Snapshots are written as xmin:xmax:running.
 */
export function endSnapshot(now: string, mark: string, last: string): string {
  const [xmin, , running] = read(now)
  const [, markEnd] = read(mark)
  const end = max(BigInt(last) + 1n, markEnd)
  const stillRunning = running.filter((id) => id < end)
  return `${xmin < end ? xmin : end}:${end}:${stillRunning.join(',')}`
}

function read(snapshot: string): [xmin: bigint, xmax: bigint, running: bigint[]] {
  const [xmin = '0', xmax = '0', running = ''] = snapshot.split(':')
  return [BigInt(xmin), BigInt(xmax), running === '' ? [] : running.split(',').map(BigInt)]
}

const max = (a: bigint, b: bigint) => (a > b ? a : b)
