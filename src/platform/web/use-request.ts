import { useState } from 'react'

/**
 * The requests of a panel: the name of the one that is running, and why the last one failed. After each, the
 * panel is busy until `onDone` has finished.
 */
export function useRequest<Name extends string>(onDone?: () => Promise<unknown>) {
  const [busy, setBusy] = useState<Name>()
  const [failure, setFailure] = useState<string>()
  async function run(name: Name, request: () => Promise<unknown>) {
    setBusy(name)
    setFailure(undefined)
    try {
      await request()
      await onDone?.()
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, failure, run }
}
