/** The texts of the video preview beside a script. */
export const filmMessages = {
  asVideo: 'Show as video',
  asLines: 'Show line by line',
} as const
