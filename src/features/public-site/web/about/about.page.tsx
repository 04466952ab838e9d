import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { sitePaths } from '../../contract/paths.ts'
import { ClosingBand } from '../frame/closing-band.tsx'
import { CoreValues } from './core-values.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { ProblemAndSolution } from './problem-and-solution.tsx'
import { WhoWeAre } from './who-we-are.tsx'
import { VisionAndMission } from './vision-and-mission.tsx'

const title = `About ${brand.name}: how creators, backers and brands share one project`
const description = `The vision of ${brand.name}, the problem it solves, its three funding models, the terms of a campaign and its five steps.`

export const meta = () =>
  pageMeta(title, description, {
    path: sitePaths.about,
    image: { file: 'about.png', alt: `How ${brand.name} works, in five steps` },
    jsonLd: (origin) => ({
      '@context': 'https://schema.org',
      '@type': 'AboutPage',
      name: title,
      url: `${origin}${sitePaths.about}`,
      about: { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand.name },
    }),
  })

export default function AboutPage() {
  return (
    <>
      <VisionAndMission />
      <ProblemAndSolution />
      <HowItWorks />
      <CoreValues />
      <WhoWeAre />
      <ClosingBand
        title="Start before the first campaign does"
        text="Work on your next project with the tools today, or join the list for when campaigns open."
        call="Try AI Tools"
      >
        <ButtonLink to={sitePaths.waitlist} size="lg">
          See the waitlist
        </ButtonLink>
      </ClosingBand>
    </>
  )
}
