import { useLocation } from 'react-router'
import { joinMessages } from '#features/forms/contract/site-messages.ts'
import { useAfterHydration } from '#platform/web/after-hydration.ts'
import { PublicDemand } from '#features/launch/web.ts'
import { brand } from '#platform/common/brand.ts'
import { pageMeta } from '#platform/web/page-meta.ts'
import { sitePaths } from '../../contract/paths.ts'
import { AudienceTabs } from './audience-tabs.tsx'
import { NextSteps } from './next-steps.tsx'

const title = `Join the ${brand.name} waitlist`

export const meta = () =>
  pageMeta(title, 'For content creators, investors and backers: be there when the first campaigns open.', {
    path: sitePaths.waitlist,
    image: { file: 'waitlist.png', alt: `${title}: creators, investors, backers` },
  })

export default function WaitlistPage() {
  const location = useLocation()
  const isStepTwo = useAfterHydration(() => hasStep(location.state), false)
  return (
    // At least a screen tall, so that figures that arrive late move nothing in view.
    <div className="min-h-dvh">
      <div className="page-width grid gap-x-20 gap-y-10 pt-10 pb-section lg:grid-cols-[1fr_1.1fr] lg:pt-16">
        <div>
          <h1 className="text-display">Be there first</h1>
          <p className="mt-5 max-w-prose text-lg text-ink-soft">
            {isStepTwo
              ? joinMessages.stepTwo
              : `Get into ${brand.name} before everyone else. Three answers tell us which campaigns to open first.`}
          </p>
          <NextSteps />
        </div>
        <AudienceTabs />
      </div>
      <PublicDemand />
    </div>
  )
}

/** Set by the email field of the home page. */
const hasStep = (state: unknown) => typeof state === 'object' && state !== null && 'step' in state
