import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Its own file: the router's Vite plugin must not load in tests.
// `*.db.test.ts` run twice, once on each database, but for `*.once.db.test.ts`; everything else runs once. Each of them
// has a database of its own, and none leaves anything behind in its process: they share it, which spares loading the
// same modules for every file.
const databaseTests = 'src/**/*.db.test.ts'
// In these the kind of database plays no part, so they run on the faster one only, and the browser journeys cover most of
// them on the other; or they are about what only a PostgreSQL does.
const onceTests = 'src/**/*.once.db.test.ts'

const isLong = ({ moduleId }: TestSpecification) =>
  /\/(unread-responses|killed-server|main|demo|demo-command)\.[^/]*$/.test(moduleId)

/** Whole processes first: at the end of a project they would run alone, and a fresh clone knows no times of theirs. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))]
    })
  }
}

export default defineConfig({
  test: {
    // Four even on two cores: many tests wait, for jobs, processes and hashes.
    maxWorkers: 4,
    isolate: false,
    // Programs that tests start from source load twice as fast with it.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/crovest-test-compiled') },
    setupFiles: ['src/testing/clean-up-after-tests.ts'],
    sequence: { sequencer: LongFilesFirst },
    // Generous, for slow or busy machines: the longest test takes twenty seconds on a quiet one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 150_000 } },
    // A shared build machine may stall for longer than any limit.
    retry: process.env.CI ? 2 : 0,
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
          exclude: [onceTests],
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
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['src/testing/prepare-postgres.ts'],
        },
      },
    ],
  },
})
