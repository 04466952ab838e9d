import type { ContentProfile } from '../contract/content-profile.ts'
import type { OnboardingInput } from '../contract/onboarding.ts'

type Channel = Pick<OnboardingInput, 'contentNiche' | 'primaryPlatform' | 'followerCount'> &
  Pick<ContentProfile, 'description' | 'topics' | 'audience' | 'tone' | 'cta'>

const channels: readonly Channel[] = [
  {
    contentNiche: 'Food & Cooking',
    primaryPlatform: 'TikTok',
    followerCount: '10K-50K',
    description: 'I teach home cooks to bake sourdough bread in a small oven',
    topics: 'sourdough starters, kneading, baking without gadgets',
    audience: 'home cooks who have failed at bread before',
    tone: 'Casual & Conversational',
    cta: 'Save this for your next bake',
  },
  {
    contentNiche: 'Fitness',
    primaryPlatform: 'Instagram',
    followerCount: '50K-100K',
    description: 'Short strength training for people who sit all day',
    topics: 'desk stretches, back pain, kettlebells',
    audience: 'office workers with ten minutes',
    tone: 'Inspirational & Motivational',
    cta: 'Try it today and tell me how it went',
  },
  {
    contentNiche: 'Education',
    primaryPlatform: 'YouTube',
    followerCount: '100K-500K',
    description: 'Physics of everyday things, shown with kitchen experiments',
    topics: 'heat, light, sound, simple experiments',
    audience: 'curious teenagers and their teachers',
    tone: 'Humorous & Light',
    cta: 'Follow for the next experiment',
  },
  {
    contentNiche: 'Travel',
    primaryPlatform: 'Instagram',
    followerCount: '10K-50K',
    description: 'Train journeys through Europe on a small budget',
    topics: 'night trains, cheap tickets, packing light',
    audience: 'students and slow travellers',
    tone: 'Authentic & Personal',
    cta: 'Send this to whoever you travel with',
  },
  {
    contentNiche: 'Business & Finance',
    primaryPlatform: 'LinkedIn',
    followerCount: '1K-10K',
    description: 'Bookkeeping for people who work for themselves',
    topics: 'invoices, taxes, pricing',
    audience: 'freelancers in their first three years',
    tone: 'Professional & Authoritative',
    cta: 'Save the checklist',
  },
  {
    contentNiche: 'DIY & Crafts',
    primaryPlatform: 'YouTube',
    followerCount: '10K-50K',
    description: 'I restore old wooden furniture and show every step',
    topics: 'sanding, wood oil, finding furniture at flea markets',
    audience: 'people with a first flat and little money',
    tone: 'Casual & Conversational',
    cta: 'Show me what you found',
  },
  {
    contentNiche: 'Music',
    primaryPlatform: 'TikTok',
    followerCount: '50K-100K',
    description: 'Guitar lessons that fit into a coffee break',
    topics: 'chords, strumming, practice habits',
    audience: 'adults who start late',
    tone: 'Authentic & Personal',
    cta: 'Play it with me',
  },
  {
    contentNiche: 'Technology',
    primaryPlatform: 'YouTube',
    followerCount: '100K-500K',
    description: 'Honest reviews of small tools for makers',
    topics: '3D printers, soldering, microcontrollers',
    audience: 'hobby makers',
    tone: 'Professional & Authoritative',
    cta: 'Ask me what you want tested',
  },
  {
    contentNiche: 'Parenting & Family',
    primaryPlatform: 'Facebook',
    followerCount: '1K-10K',
    description: 'Calm mornings with small children',
    topics: 'routines, breakfast, screen time',
    audience: 'parents of children under six',
    tone: 'Humorous & Light',
    cta: 'Tell me your trick',
  },
  {
    contentNiche: 'Art & Design',
    primaryPlatform: 'Instagram',
    followerCount: '10K-50K',
    description: 'Watercolour city sketches in fifteen minutes',
    topics: 'sketching, colour, perspective',
    audience: 'beginners who are afraid of a white page',
    tone: 'Inspirational & Motivational',
    cta: 'Draw along',
  },
  {
    contentNiche: 'Health & Wellness',
    primaryPlatform: 'TikTok',
    followerCount: '1K-10K',
    description: 'Sleep advice from a night nurse',
    topics: 'sleep, shift work, naps',
    audience: 'people who work at night',
    tone: 'Authentic & Personal',
    cta: 'Sleep well and follow',
  },
  {
    contentNiche: 'Sports',
    primaryPlatform: 'YouTube',
    followerCount: '10K-50K',
    description: 'Trail running for people who hate gyms',
    topics: 'hills, shoes, first races',
    audience: 'new runners',
    tone: 'Casual & Conversational',
    cta: 'Tell me about your first trail',
  },
]

const open = { admiredCreators: '', forbiddenContent: '', brandHighlight: '', additionalInfo: '' }

/** Profiles of the demo creators. */
export const composeDemoProfiles = (creators: readonly { id: string; name: string }[]) =>
  creators.map(({ id, name }, index) => {
    const channel = channels[index % channels.length]!
    const { contentNiche, primaryPlatform, followerCount, ...content } = channel
    const onboarding: OnboardingInput = {
      contentNiche,
      primaryPlatform,
      followerCount,
      socialMediaTag: `@${name.toLowerCase().replaceAll(' ', '.')}`,
      crovestInterest: 'Very interested',
      investmentGoals: 'Improve production quality',
      currentChallenges: 'Posting consistently',
      expectations: 'All of the above',
    }
    const profile: ContentProfile = {
      ...open,
      ...content,
      platforms: primaryPlatform,
      videoLength: '30-60 seconds (Standard)',
    }
    return { userId: id, onboarding, profile }
  })

export type DemoProfile = ReturnType<typeof composeDemoProfiles>[number]
