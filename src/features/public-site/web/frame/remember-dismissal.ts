const key = 'call-bar'

/** Keeps the bar dismissed on the other pages of this visit. */
export function rememberDismissal(): void {
  try {
    sessionStorage.setItem(key, 'dismissed')
  } catch {
    // If storage is disabled, the bar stays dismissed until the next page load.
  }
}

export function isBarDismissed(): boolean {
  try {
    return sessionStorage.getItem(key) === 'dismissed'
  } catch {
    return false
  }
}
