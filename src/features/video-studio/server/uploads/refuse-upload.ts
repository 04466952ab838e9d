import { AppError } from '#platform/common/errors.ts'
import { uploadMessages } from '../../contract/uploads.ts'
import type { QuotaRefusal } from './upload-quota.store.ts'

export const refuseUpload = (reason: QuotaRefusal) =>
  new AppError('RESOURCE_EXHAUSTED', uploadMessages[reason], {
    ...(reason === 'fullUnconfirmed' && { details: { reason: 'email-unconfirmed' } }),
  })
