import { addCounts, noResults, summarize } from './test/count-results.ts'
import { endAllOnSignal, runProgram } from './test/run-program.ts'
import { chooseSteps, type Step } from './test/steps.ts'
import { makeTemporaryFolder } from './test/temporary-folder.ts'

// Runs all checks, from types to browser journeys. Continues after a failure; the last line counts passed and
// failed checks and tests. `npm test -- unit e2e` runs only those steps.

endAllOnSignal()
const folder = makeTemporaryFolder()
process.env.TMPDIR = folder
const started = performance.now()
let total = noResults

try {
  const steps = chooseSteps(process.argv.slice(2), folder)
  // Static checks mostly wait for one core each; tests use every core and run one step at a time.
  await runTwoAtATime(steps.filter((step) => step.isIndependent))
  for (const step of steps) if (!step.isIndependent) await runStep(step)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  total = addCounts(total, { passed: 0, failed: 1, skipped: 0 })
}

console.log(`\nAll steps: ${secondsSince(started)} s`)
console.log(summarize(total))
process.exitCode = total.failed > 0 ? 1 : 0

async function runTwoAtATime(steps: Step[]) {
  const queue = [...steps]
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await runStep(step)
  }
  await Promise.all([work(), work()])
}

async function runStep(step: Step) {
  const since = performance.now()
  if (step.isLive) console.log(`\n▸ ${step.name} …`)
  const result = await runProgram(step)
  const counts = await step.count(result)
  total = addCounts(total, counts)
  if (counts.failed > 0) process.stdout.write(`\n${result.output}\n`)
  const mark = counts.failed > 0 ? '✗' : '✓'
  const details = step.isLive ? `: ${summarize(counts)}` : ''
  console.log(`${mark} ${step.name} (${secondsSince(since)} s)${details}`)
}

function secondsSince(moment: number) {
  return ((performance.now() - moment) / 1000).toFixed(1)
}
