import { parseArgs } from 'node:util'
import { measureAdminPage } from './admin-page.ts'
import { measureAnalyticsIngest } from './analytics-ingest.ts'
import { measureAnalyticsReports } from './analytics-reports.ts'
import { measureCampaignMoney } from './campaign-money.ts'
import { measureFilmPreview } from './film-preview.ts'
import { measureFormPosts } from './form-posts.ts'
import { measureHomePageRate } from './home-page-rate.ts'
import { measureInboxList } from './inbox-list.ts'
import { compareWithKept, saveFigures } from './kept-figures.ts'
import { measureLaunchDay } from './launch-day.ts'
import { measureLaunchLine } from './launch-line.ts'
import type { Figure } from './measure.ts'
import { measureMemoryAtRest } from './memory-at-rest.ts'
import { measureMixedLoad } from './mixed-load.ts'
import { measurePledges } from './pledges.ts'
import { measurePublicPages } from './public-pages-lab.ts'
import { measureScriptSize } from './script-size.ts'
import { measureSecondStart } from './second-start.ts'
import { measureSessionCheck } from './session-check.ts'
import { measureSignInsAtOnce } from './sign-ins-at-once.ts'
import { measureStudio } from './studio.ts'
import { describeUnknown } from './unknown-benchmark.ts'
import { measureHealthWhileRendering } from './video-health.ts'
import { measureVideoRender } from './video-render.ts'

// npm run bench [-- NAME … [--seconds N] [--keep]]: runs all or the named benchmarks and compares them with
// the stored figures; --keep stores the new ones. The seconds apply to the mixed load.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '300' }, keep: { type: 'boolean', default: false } },
})

const benchmarks = {
  size: measureScriptSize,
  start: measureSecondStart,
  memory: measureMemoryAtRest,
  rate: measureHomePageRate,
  pages: measurePublicPages,
  forms: measureFormPosts,
  session: measureSessionCheck,
  'sign-ins': measureSignInsAtOnce,
  ingest: measureAnalyticsIngest,
  reports: measureAnalyticsReports,
  launch: measureLaunchLine,
  'launch-day': measureLaunchDay,
  admin: measureAdminPage,
  inbox: measureInboxList,
  pledges: measurePledges,
  money: measureCampaignMoney,
  studio: measureStudio,
  preview: measureFilmPreview,
  video: measureVideoRender,
  'video-health': measureHealthWhileRendering,
  mixed: () => measureMixedLoad(Number(values.seconds)),
}

const wanted = positionals
const problem = describeUnknown(Object.keys(benchmarks), wanted)
// Not thrown: the encoder's package prints its whole source with every uncaught error.
if (problem !== undefined) {
  console.error(problem)
  process.exit(1)
}

const figures: Figure[] = []
for (const [name, measure] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  process.stdout.write(`${name} …\n`)
  figures.push(...(await measure()))
}

console.table(compareWithKept(figures))
if (values.keep) saveFigures(figures)
process.exit(figures.every(({ holds }) => holds) ? 0 : 1)
