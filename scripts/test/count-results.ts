import { readFile } from 'node:fs/promises'

export type Counts = { passed: number; failed: number; skipped: number }

export const noResults: Counts = { passed: 0, failed: 0, skipped: 0 }

export function addCounts(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

export function summarize({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A check without tests counts as one. */
export function countExitCode(code: number): Counts {
  return code === 0 ? { ...noResults, passed: 1 } : { ...noResults, failed: 1 }
}

type VitestReport = {
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A test file that fails to load has no tests in the report and counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  const counts = { ...noResults }
  for (const file of report.testResults) {
    if (file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'))
      counts.failed++
    for (const test of file.assertionResults) {
      if (test.status === 'passed') counts.passed++
      else if (test.status === 'failed') counts.failed++
      else counts.skipped++
    }
  }
  return counts
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/**
 * Errors outside tests and skipped journeys count as failures. A journey that passed on retry has passed; Playwright
 * reports it as flaky.
 */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    skipped: 0,
  }
}

/** Parses a runner's report. A runner that crashed, reported nothing or ran nothing has failed. */
export async function countReport<Report>(
  file: string,
  code: number,
  count: (report: Report) => Counts,
): Promise<Counts> {
  const counts = await readFile(file, 'utf8')
    .then((text) => count(JSON.parse(text) as Report))
    .catch(() => noResults)
  const hasRunNothing = counts.passed + counts.failed === 0
  const hasUnexplainedFailure = code !== 0 && counts.failed === 0
  return hasRunNothing || hasUnexplainedFailure ? { ...counts, failed: counts.failed + 1 } : counts
}
