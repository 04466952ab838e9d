import { measureFormPosts } from './form-posts.ts'
import { measureHomePageRate } from './home-page-rate.ts'
import type { Figure } from './measure.ts'
import { measureMemoryAtRest } from './memory-at-rest.ts'
import { measurePublicPages } from './public-pages-lab.ts'
import { measureScriptSize } from './script-size.ts'
import { measureSecondStart } from './second-start.ts'
import { measureStudio } from './studio.ts'

const benchmarks = {
  size: measureScriptSize,
  start: measureSecondStart,
  memory: measureMemoryAtRest,
  rate: measureHomePageRate,
  pages: measurePublicPages,
  forms: measureFormPosts,
  studio: measureStudio,
}

const wanted = process.argv.slice(2)
const figures: Figure[] = []
for (const [name, measure] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`${name} …\n`)
  figures.push(...(await measure()))
}

console.table(
  figures.map(({ what, measured, limit, ratio, holds }) => ({
    what,
    measured,
    limit,
    ratio: ratio.toFixed(2),
    holds,
  })),
)
process.exit(figures.every(({ holds }) => holds) ? 0 : 1)
