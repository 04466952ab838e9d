import { brand } from '#platform/common/brand.ts'
import {
  contentNiches,
  crovestInterests,
  currentChallenges,
  expectations,
  followerCounts,
  investmentGoals,
  primaryPlatforms,
} from './choices.ts'

export const maxTagLength = 100

export type OnboardingField = {
  name: OnboardingFieldName
  label: string
  /** Only for selects; other fields are single-line text. */
  choices?: readonly string[]
  placeholder: string
}

export type OnboardingFieldName =
  | 'followerCount'
  | 'primaryPlatform'
  | 'contentNiche'
  | 'socialMediaTag'
  | 'crovestInterest'
  | 'investmentGoals'
  | 'currentChallenges'
  | 'expectations'

export type OnboardingStep = { title: string; lead: string; fields: readonly OnboardingField[] }

const placeholder = 'Please choose'

export const onboardingSteps: readonly OnboardingStep[] = [
  {
    title: 'Your channel',
    lead: 'So ideas and scripts fit your platform and your audience.',
    fields: [
      {
        name: 'followerCount',
        label: 'How many followers do you have?',
        choices: followerCounts,
        placeholder,
      },
      { name: 'primaryPlatform', label: 'Where do you post most?', choices: primaryPlatforms, placeholder },
      { name: 'contentNiche', label: 'What is your content about?', choices: contentNiches, placeholder },
      {
        name: 'socialMediaTag',
        label: 'Your social media tag',
        placeholder: '@yourname',
      },
    ],
  },
  {
    title: `You and ${brand.name}`,
    lead: 'There’s no wrong answer. You can use the tools either way.',
    fields: [
      {
        name: 'crovestInterest',
        label: `How interested are you in ${brand.name}?`,
        choices: crovestInterests,
        placeholder,
      },
      {
        name: 'investmentGoals',
        label: 'What would you use an investment for?',
        choices: investmentGoals,
        placeholder,
      },
    ],
  },
  {
    title: 'What you need and create',
    lead: 'The last questions, and your tools are ready.',
    fields: [
      {
        name: 'currentChallenges',
        label: 'What is hardest for you right now?',
        choices: currentChallenges,
        placeholder,
      },
      {
        name: 'expectations',
        label: 'What do you expect from the AI tools?',
        choices: expectations,
        placeholder,
      },
    ],
  },
]
