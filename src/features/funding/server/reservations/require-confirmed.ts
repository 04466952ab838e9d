import type { CurrentUser } from '#features/accounts/server.ts'
import { AppError } from '#platform/common/errors.ts'
import { reservationMessages as messages } from '../../contract/campaign-messages.ts'

/** Everybody sees the totals of a campaign, so accounts with invented addresses must not add to them. */
export function requireConfirmed({ emailVerified }: Pick<CurrentUser, 'emailVerified'>) {
  if (!emailVerified)
    throw new AppError('PERMISSION_DENIED', messages.unconfirmed, {
      details: { reason: 'email-unconfirmed' },
    })
}
