import { AboutSection } from './about-section.tsx'
import { AudienceSection } from './audience-section.tsx'
import { ProductSection } from './product-section.tsx'
import { ReturnsSection } from './returns-section.tsx'
import { TrySection } from './try-section.tsx'
import { WhySection } from './why-section.tsx'

/** What a visitor reaches by scrolling. */
export function BelowHero() {
  return (
    <>
      <AudienceSection />
      <TrySection />
      <AboutSection />
      <ReturnsSection />
      <ProductSection />
      <WhySection />
    </>
  )
}
