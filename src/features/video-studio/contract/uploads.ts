const megabyte = 1024 * 1024

/** Of a user's photos and recordings together. */
export const uploadLimits = {
  bytes: 300 * megabyte,
  /** Until the email address is confirmed. */
  bytesUnconfirmed: 50 * megabyte,
} as const

export const uploadMessages = {
  full: `Your photos and recordings can take up ${uploadLimits.bytes / megabyte} MB. Please delete some on the Video Generator page first.`,
  fullUnconfirmed: `Until you confirm your email address, your photos and recordings can take up ${uploadLimits.bytesUnconfirmed / megabyte} MB. Please confirm it, or delete some on the Video Generator page.`,
} as const

/** The texts of the list of photos and recordings. */
export const uploadTexts = {
  title: 'Your photos and recordings',
  about:
    'They’re kept so that you can render a video again. Those that no video uses are deleted after a day. Finished videos don’t change if you delete them.',
  photos: 'Photos',
  recordings: 'Recordings',
  empty: 'You have no photos or recordings.',
  photo: (day: string) => `Photo from ${day}`,
  recording: (day: string, seconds: number) => `Recording from ${day}, ${seconds.toFixed(1)} s`,
  delete: (name: string) => `Delete ${name}`,
  notLoaded: 'The list couldn’t be loaded. Please reload the page.',
  confirmTitle: 'Delete it?',
  confirm: (name: string) => `${name} will be deleted. You can’t undo this.`,
} as const
