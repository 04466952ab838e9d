import type { Variant } from '#features/analytics/contract/experiments.ts'
import { brand } from '#platform/common/brand.ts'
import { arrowRight, Glyph } from '#platform/web/ui/glyph.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { sitePaths } from '../../contract/paths.ts'
import { CallLink } from '../frame/call-link.tsx'
import { framingSentence } from '../frame/framing-sentence.ts'
import { marksCall } from '../frame/use-call-out-of-view.ts'

/**
 * Every variant links to the tools, the waitlist and the about page; two placements replace the waitlist link
 * with their call to action.
 */
export function HeroCalls({ variant }: { variant: Variant }) {
  const { placement } = variant
  const isFirst = placement === 'hero_primary'
  const isHere = isFirst || placement === 'hero_secondary'
  const call = isHere ? (
    <CallLink
      to={variant.target}
      text={variant.text}
      location={placement}
      variant={isFirst ? 'main' : 'plain'}
      size="lg"
    />
  ) : (
    <CallLink to={sitePaths.waitlist} text="Join the waitlist" location="hero_waitlist" size="lg" />
  )
  return (
    <div {...marksCall} className="mt-8">
      <div className="flex flex-col items-start gap-3 sm:flex-row sm:flex-wrap">
        {isFirst && call}
        <CallLink
          to={sitePaths.aiTools}
          text="AI Tools"
          location="hero"
          variant={isFirst ? 'plain' : 'main'}
          size="lg"
        >
          <Glyph shape={arrowRight} />
        </CallLink>
        {!isFirst && call}
        <ButtonLink to={sitePaths.about} variant="quiet" size="lg" data-track="cta-learn_more">
          Learn More
          {/* 'Learn More' alone is meaningless to screen readers and search engines. */}
          <span className="sr-only"> about {brand.name}</span>
        </ButtonLink>
      </div>
      {isHere && <p className="mt-4 text-sm text-ink-soft">{framingSentence(variant)}</p>}
    </div>
  )
}
