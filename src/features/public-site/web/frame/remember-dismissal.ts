const key = 'call-bar'

/** For this visit: who has put the bar away does not get it back on the next page. */
export function rememberDismissal(): void {
  try {
    sessionStorage.setItem(key, 'dismissed')
  } catch {
    // Storage may be forbidden; the bar then stays away until the next page load.
  }
}

export function isBarDismissed(): boolean {
  try {
    return sessionStorage.getItem(key) === 'dismissed'
  } catch {
    return false
  }
}
