import type { Reporter, TestModule } from 'vitest/node'

/** Names each skipped test with the reason that it gave `skip(condition, reason)`. Without one, the run has failed. */
export default class SkipReasons implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const module of modules)
      for (const test of module.children.allTests('skipped')) {
        const result = test.result()
        const reason = result.state === 'skipped' ? result.note : undefined
        console.log(`skipped: ${module.relativeModuleId} › ${test.fullName}: ${reason ?? 'WITHOUT A REASON'}`)
        if (!reason) process.exitCode = 1
      }
  }
}
