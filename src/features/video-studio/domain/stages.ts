/** What is being done with a video, as its card says it. */
export const stages = {
  queued: 'Waiting for its turn',
  retrying: 'Waiting to try again',
  starting: 'Getting ready',
  storing: 'Storing the video',
  completed: 'Ready',
  failed: 'Failed',
  canceled: 'Canceled',
} as const
