import { defineConfig } from 'vitest/config'

// The tests of the money domain alone, without databases.
export default defineConfig({
  test: { include: ['src/features/{ledger,funding}/{contract,domain}/*.test.ts'] },
})
