import { defineConfig } from 'vitest/config'

// Its own file: the router's Vite plugin must not load in tests.
// `*.db.test.ts` run twice, once on each database; everything else runs once. Each of them has a database of its own, so
// they share one process, which spares loading the server's modules for every file.
const databaseTests = 'src/**/*.db.test.ts'

export default defineConfig({
  test: {
    // Three even on two cores: many tests wait, for jobs, processes and hashes.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [databaseTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'pglite',
          include: [databaseTests],
          isolate: false,
          env: { TEST_DATABASE: 'pglite' },
          // Most databases are gone before their code would earn back what it costs to make it quick.
          execArgv: ['--wasm-tiering-budget=60000000'],
          globalSetup: ['src/testing/prepare-pglite.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [databaseTests],
          isolate: false,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['src/testing/prepare-postgres.ts'],
        },
      },
    ],
  },
})
