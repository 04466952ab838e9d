import type { BodyRule } from '#platform/server/http/limit-body.ts'
import { campaignLimitsOf as limits } from '../contract/campaign-limits.ts'
import { documentTypes } from '../contract/creators.ts'

/** Plain forms, uploads, and drafts with long texts. */
export const fundingBodies: readonly BodyRule[] = [
  {
    path: /^\/api\/campaigns\/[^/]+\/forms$/,
    bytes: 16 * 1024,
    types: ['application/x-www-form-urlencoded'],
  },
  {
    path: /^\/api\/own-campaigns\/[^/]+\/cover$/,
    bytes: limits.coverBytes,
    types: ['image/jpeg', 'image/png'],
  },
  {
    path: /^\/api\/own-campaigns\/[^/]+\/revenue-reports\/[^/]+\/attachment$/,
    bytes: limits.documentBytes,
    types: documentTypes,
  },
  { path: '/api/creator-verification/documents', bytes: limits.documentBytes, types: documentTypes },
]
