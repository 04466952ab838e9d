import { everybody, team, type Statuses } from './permissions.ts'

/** Not in the API document, but protected anyway. */
export const undescribed: Record<string, Statuses> = {
  'GET /api/openapi.json': everybody(200),
  'GET /api/docs': everybody(200),
  'GET /api/auth/get-session': everybody(200),
  'POST /api/auth/update-user': everybody(404),
  'POST /api/auth/change-email': everybody(404),
  'POST /api/auth/delete-user': everybody(404),
  'GET /api/auth/list-sessions': everybody(404),
  'POST /api/auth/change-password': everybody(404),
  'POST /api/auth/reset-password': everybody(404),
  'GET /api/auth/verify-email': everybody(404),
  'GET /api/admin/nothing-here': team(404),
  'POST /api/admin/team': team(404),
}
