/** Sent with what a page asks by itself, on a timer: it keeps no session awake. */
export const backgroundHeader = 'x-background'
