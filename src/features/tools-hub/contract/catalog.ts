export type ToolStatus = 'Available' | 'Coming Soon'

export type Tool = {
  id: string
  title: string
  description: string
  icon: 'script' | 'video' | 'course' | 'offer' | 'pitch' | 'challenge'
  features: readonly string[]
  status: ToolStatus
  route: `/ai-tools/${string}`
}

/** The single list of tools behind the overview, the gate and the routes. */
export const tools: readonly Tool[] = [
  {
    id: 'script-generator',
    title: 'Script Generator',
    description:
      'Three content ideas that fit your audience, a script for each, and a calendar to plan your week.',
    icon: 'script',
    features: [
      'Ideas from your creator profile',
      'Three hooks for every script',
      'Visual cues and engagement tips',
      'A month calendar and captions',
    ],
    status: 'Available',
    route: '/ai-tools/script-generator',
  },
  {
    id: 'video-generator',
    title: 'Video Generator',
    description: 'Short videos from a few sentences, optionally starting from your own image.',
    icon: 'video',
    features: [
      'From a prompt or one of your scripts',
      'Starts from your own image',
      'Length and shape for each platform',
      'A gallery on all your devices',
    ],
    status: 'Available',
    route: '/ai-tools/video-generator',
  },
  {
    id: 'course-builder',
    title: 'Course Builder',
    description:
      'Turns what you know into a course: modules, lessons and exercises in an order that teaches.',
    icon: 'course',
    features: ['Outline from your topic', 'Lessons with exercises', 'Pacing for your audience'],
    status: 'Coming Soon',
    route: '/ai-tools/course-builder',
  },
  {
    id: 'offer-generator',
    title: 'Offer Generator',
    description:
      'Shapes a paid offer your followers understand right away: what they get, who it’s for, and the price.',
    icon: 'offer',
    features: ['Packages and price points', 'A promise in one sentence', 'Text for your sales page'],
    status: 'Coming Soon',
    route: '/ai-tools/offer-generator',
  },
  {
    id: 'pitch-deck-generator',
    title: 'Pitch Deck Generator',
    description: 'A ten-slide deck for backers and brands: your reach, your plan and the budget it needs.',
    icon: 'pitch',
    features: ['Your figures as charts', 'Goal, budget and repayment', 'Ready to present or send'],
    status: 'Coming Soon',
    route: '/ai-tools/pitch-deck-generator',
  },
  {
    id: 'challenge-generator',
    title: 'Challenge Generator',
    description: 'A challenge your community wants to join, planned day by day with a post for each day.',
    icon: 'challenge',
    features: ['Seven to thirty days', 'A post for every day', 'Rules and rewards'],
    status: 'Coming Soon',
    route: '/ai-tools/challenge-generator',
  },
]

export const findToolByRoute = (route: string): Tool | undefined => tools.find((tool) => tool.route === route)

export const isTool = (id: string): boolean => tools.some((tool) => tool.id === id)
