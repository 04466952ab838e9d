import type { Variant } from '#features/analytics/contract/experiments.ts'
import { joinMessages } from '#features/forms/contract/site-messages.ts'
import { JoinForm } from '#features/forms/web.ts'
import { brand } from '#platform/common/brand.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { sitePaths } from '../../contract/paths.ts'
import { CallLink } from '../frame/call-link.tsx'
import { framingSentence } from '../frame/framing-sentence.ts'
import { marksCall } from '../frame/use-call-out-of-view.ts'

/**
 * Every variant starts with the waitlist's email field; two placements give its button their text. Links to the
 * tools and the about page follow.
 */
export function HeroCalls({ variant }: { variant: Variant }) {
  const { placement } = variant
  const isHere = placement !== 'sticky_bar'
  const isSecond = placement === 'hero_secondary'
  return (
    <div {...marksCall} className="mt-5">
      {isHere && <p className="mb-3 text-sm text-ink-soft">{framingSentence(variant)}</p>}
      <JoinForm
        waitlist={sitePaths.waitlist}
        text={isHere ? variant.text : joinMessages.button}
        location={isHere ? placement : 'hero_waitlist'}
        variant={isSecond ? 'plain' : 'main'}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-2">
        <CallLink
          to={sitePaths.aiTools}
          text="AI Tools"
          location="hero"
          variant={isSecond ? 'main' : 'plain'}
        />
        <ButtonLink to={sitePaths.about} variant="quiet" data-track="cta-learn_more">
          Learn More
          {/* 'Learn More' alone is meaningless to screen readers and search engines. */}
          <span className="sr-only"> about {brand.name}</span>
        </ButtonLink>
      </div>
    </div>
  )
}
