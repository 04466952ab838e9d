import { z } from 'zod'
import { videoLimits } from './limits.ts'

export const photoLimits = {
  bytes: videoLimits.seedImage.bytes,
  /** Together with the starting image. */
  perVideo: 8,
  perUser: 100,
} as const

export const photoMessages = {
  tooMany: `You have ${photoLimits.perUser} photos. Please delete some on the Video Generator page first.`,
  tooManyInVideo: `A video can have up to ${photoLimits.perVideo} photos, with its starting image.`,
  unknown: 'We can’t find that photo.',
  leftOut: (count: number) =>
    count === 1
      ? 'One photo was deleted meanwhile, so the video doesn’t show it.'
      : `${count} photos were deleted meanwhile, so the video doesn’t show them.`,
} as const

export const Photo = z.object({
  id: z.string(),
  url: z.string(),
  /** In bytes. */
  size: z.number(),
  created_at: z.string(),
})
export type Photo = z.infer<typeof Photo>

export const PhotoList = z.object({ items: z.array(Photo) })

/** The texts of the form. */
export const photoTexts = {
  label: 'Photos for the scenes (optional)',
  hint: `JPG or PNG, up to ${photoLimits.perVideo} with the starting image. They appear in this order.`,
  photo: (number: number) => `Photo ${number}`,
  earlier: (number: number) => `Move photo ${number} earlier`,
  remove: (number: number) => `Remove photo ${number}`,
  count: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
} as const
