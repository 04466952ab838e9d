import { defineConfig } from 'vitest/config'

// Its own file: the router's Vite plugin must not load in tests.
// `*.db.test.ts` run twice, once on each database; everything else runs once.
const databaseTests = 'src/**/*.db.test.ts'

export default defineConfig({
  test: {
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], exclude: [databaseTests] } },
      { extends: true, test: { name: 'pglite', include: [databaseTests], env: { TEST_DATABASE: 'pglite' } } },
      { extends: true, test: { name: 'postgres', include: [databaseTests], env: { TEST_DATABASE: 'postgres' } } },
    ],
  },
})
