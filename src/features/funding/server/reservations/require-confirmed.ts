import type { CurrentUser } from '#features/accounts/server.ts'
import { AppError } from '#platform/common/errors.ts'
import { reservationMessages as messages } from '../../contract/campaign-messages.ts'

/** The totals of a campaign are public, so accounts with made-up addresses must not add to them. */
export function requireConfirmed({ emailVerified }: Pick<CurrentUser, 'emailVerified'>) {
  if (!emailVerified)
    throw new AppError('PERMISSION_DENIED', messages.unconfirmed, {
      details: { reason: 'email-unconfirmed' },
    })
}
