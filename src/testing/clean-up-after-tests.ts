import { afterAll, vi } from 'vitest'

// The next file runs in the same process, and wants the world as it is.
afterAll(() => void vi.unstubAllGlobals())
