/** What work takes of the thread that serves the requests, in microseconds. */
export async function threadCost(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}
