/** The texts of the list of photos and recordings. */
export const uploadTexts = {
  title: 'Your photos and recordings',
  about:
    'They’re kept so that you can render a video again. Finished videos don’t change if you delete them.',
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
