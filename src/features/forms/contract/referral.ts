/** The parameter of the waitlist page that holds a referral code. */
export const referralParameter = 'ref'

export const isReferralCode = (text: string) => /^[0-9a-f]{12}$/.test(text)

/** A referral link, as shared. */
export const referralPath = (code: string) => `/r/${code}`

/** The page behind a referral link, or undefined for any other path. */
export function findReferralTarget(path: string): string | undefined {
  const code = path.startsWith('/r/') ? path.slice(3) : ''
  return isReferralCode(code) ? `/waitlist?${referralParameter}=${code}` : undefined
}
