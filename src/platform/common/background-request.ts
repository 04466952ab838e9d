/** Sent with requests a page makes on a timer, so that polling doesn't keep a session alive. */
export const backgroundHeader = 'x-background'
