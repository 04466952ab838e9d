import type { Audience } from '#features/forms/contract/choices.ts'

/** The two pictures: for posts and links, and for stories. */
export const cardShapes = {
  wide: { width: 1200, height: 630 },
  tall: { width: 1080, height: 1920 },
} as const
export type CardShape = keyof typeof cardShapes

export type ShareCard = { shape: CardShape; audience: Audience; place: number }

export const cardTexts = {
  badge: 'OG',
  place: (place: number) => `#${place.toLocaleString('en')} in line`,
  list: (audience: Audience) => `on the ${audience} waitlist`,
  title: 'Your OG card',
  about: 'You’re one of the first. Save a picture and share it with your link.',
  alt: (place: number, audience: Audience) =>
    `OG card: #${place.toLocaleString('en')} in line on the ${audience} waitlist`,
  download: { wide: 'Save picture for posts', tall: 'Save picture for stories' },
} as const
