import type { ContentProfile } from '../contract/content-profile.ts'
import type { OnboardingAnswers } from './onboarding-progress.ts'

const empty: ContentProfile = {
  description: '',
  platforms: '',
  audience: '',
  topics: '',
  tone: '',
  admiredCreators: '',
  forbiddenContent: '',
  videoLength: '',
  brandHighlight: '',
  cta: '',
  additionalInfo: '',
}

/**
 * A content profile with what the onboarding already knows. The niche is not a topic, because stated topics
 * take precedence over the description and a niche says much less.
 */
export function prefillContent(answers: OnboardingAnswers, description = ''): ContentProfile {
  const { primaryPlatform = '', contentNiche = '' } = answers
  return {
    ...empty,
    description,
    platforms: primaryPlatform === 'Multiple platforms' ? '' : primaryPlatform,
    additionalInfo: ['', 'Other'].includes(contentNiche) ? '' : `My niche: ${contentNiche}`,
  }
}
