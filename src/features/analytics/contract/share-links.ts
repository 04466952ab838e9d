import { z } from 'zod'
import { shareDays } from './share-choices.ts'
import { ReportQuery } from './reports.ts'

export type SharedQuery = ReportQuery

export const ShareInput = z.object({
  query: ReportQuery,
  days: z.union(
    shareDays.map((days) => z.literal(days)),
    { error: `Please choose ${shareDays.join(', ')} days.` },
  ),
})

export const ShareId = z.object({ id: z.uuid() })
/** Any text, because a malformed token is answered like a revoked one. */
export const ShareToken = z.object({ token: z.string() })

export const ShareLink = z.object({
  id: z.uuid(),
  query: ReportQuery,
  createdBy: z.string().describe('The address of the team member.'),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastOpenedAt: z.iso.datetime().nullable(),
})
export type ShareLink = z.output<typeof ShareLink>
export const ShareLinks = z.object({ items: z.array(ShareLink) })
export const NewShareLink = z.object({
  id: z.uuid(),
  url: z.url().describe('Shown only now: the server stores a hash of its last part.'),
})
