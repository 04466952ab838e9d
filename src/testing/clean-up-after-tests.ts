import { afterAll, vi } from 'vitest'

// The next file runs in the same process, and must find it as this one did, even after a failed test.
const environment = { ...process.env }

afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  for (const [name, value] of Object.entries(environment))
    if (process.env[name] !== value) process.env[name] = value
})
