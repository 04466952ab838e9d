/** The steps of a video, as shown on its card. */
export const stages = {
  queued: 'In the queue',
  retrying: 'Waiting to try again',
  starting: 'Getting ready',
  storing: 'Saving the video',
  completed: 'Ready',
  failed: 'Failed',
  canceled: 'Canceled',
} as const
