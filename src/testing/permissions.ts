/** Who asks. `user` is anybody who registered; the other two are the team. */
export const askers = ['nobody', 'user', 'associate', 'admin'] as const
export type Asker = (typeof askers)[number]

type Statuses = readonly [nobody: number, user: number, associate: number, admin: number]

const everybody = (status: number): Statuses => [status, status, status, status]
const signedIn = (status: number): Statuses => [401, status, status, status]
const team = (status: number): Statuses => [401, 403, status, status]

/**
 * Who may call what: the status that each asker gets, with `{}` as the body of a write. 400 means that the asker was let
 * through to the check of what came in. A path that the API describes and this table does not name fails the test.
 */
export const permissions: Record<string, Statuses> = {
  'GET /api/health': everybody(200),
  'GET /api/session': everybody(200),
  'POST /api/auth/sign-in/email': everybody(400),
  'POST /api/team/session': everybody(400),
  'POST /api/auth/token': everybody(400),
  'POST /api/callable/authenticateUser': everybody(400),
  'POST /api/callable/updateUserProfile': signedIn(400),
  'POST /api/callable/saveOnboardingProfile': signedIn(400),
  'POST /api/callable/generateContent': signedIn(400),
  'GET /api/sign-in-options': everybody(200),
  'POST /api/auth/sign-in/social': everybody(400),
  // The braces are no name of a provider.
  'GET /api/auth/callback/{provider}': everybody(400),
  'POST /api/auth/sign-up/email': everybody(400),
  'POST /api/auth/password-reset': everybody(400),
  'PUT /api/auth/password-reset': everybody(400),
  'PUT /api/auth/email-confirmation': everybody(400),
  'GET /api/account': signedIn(200),
  'PATCH /api/account': signedIn(400),
  'PUT /api/account/email': signedIn(400),
  'POST /api/account/email-confirmation': signedIn(202),
  'PUT /api/account/password': signedIn(400),
  'GET /api/account/sessions': signedIn(200),
  'DELETE /api/account/sessions/{id}': signedIn(404),
  'DELETE /api/account/sessions': signedIn(204),
  'GET /api/account/export': signedIn(200),
  'POST /api/forms/newsletter': everybody(400),
  'POST /api/forms/newsletter/unsubscription': everybody(400),
  'GET /api/forms/newsletter/unsubscription': everybody(400),
  'POST /api/forms/waitlist': everybody(400),
  'POST /api/forms/contact': everybody(400),
  'POST /api/forms/feedback': everybody(400),
  'POST /api/forms/{formType}': everybody(400),
  'POST /api/analytics': everybody(400),
  'POST /api/connection-test/connection': everybody(200),
  'POST /api/connection-test/form': everybody(200),
  'GET /api/projects': everybody(200),
  'GET /api/investments/summary': everybody(200),
  'GET /api/profile': signedIn(200),
  'PUT /api/profile': signedIn(400),
  'GET /api/profile/content': signedIn(200),
  'PUT /api/profile/content': signedIn(400),
  'GET /api/admin/team': team(200),
  'GET /api/ideas': signedIn(200),
  // There is no profile yet to write from.
  'POST /api/ideas': signedIn(400),
  'GET /api/ideas/history': signedIn(200),
  'GET /api/ideas/{id}': signedIn(404),
  'DELETE /api/ideas/{id}': signedIn(404),
  'POST /api/scripts': signedIn(400),
  'POST /api/scripts/custom': signedIn(400),
  'PATCH /api/scripts/{ideaId}': signedIn(400),
  'POST /api/scripts/{ideaId}/revisions': signedIn(400),
  'GET /api/presets': signedIn(200),
  'POST /api/presets': signedIn(400),
  'GET /api/presets/{id}': signedIn(400),
  'PUT /api/presets/{id}': signedIn(400),
  'DELETE /api/presets/{id}': signedIn(400),
  'GET /api/schedule': signedIn(200),
  'POST /api/schedule': signedIn(400),
  'GET /api/schedule/{id}': signedIn(400),
  'PATCH /api/schedule/{id}': signedIn(400),
  'DELETE /api/schedule/{id}': signedIn(400),
  'GET /api/schedule/calendar.ics': signedIn(200),
  'GET /api/schedule/feed': signedIn(200),
  'POST /api/schedule/feed': signedIn(201),
  // Whoever knows the address may read it; nobody knows this one.
  'GET /api/schedule/feeds/{token}': everybody(404),
  'POST /api/captions': signedIn(400),
  'GET /api/admin/analytics': team(200),
  'DELETE /api/admin/analytics': team(204),
  'GET /api/admin/analytics/export.json': team(200),
  'GET /api/admin/analytics/live': team(200),
  'GET /api/admin/buttons': team(200),
  'GET /api/admin/audit': team(200),
  'GET /api/admin/overview': team(200),
  'GET /api/admin/person': team(400),
  'GET /api/admin/submissions/{collection}': team(400),
  'GET /api/admin/submissions/{collection}/export.csv': team(400),
  'PATCH /api/admin/submissions/waitlist': team(400),
  'PATCH /api/admin/submissions/waitlist/{id}': team(400),
  'PUT /api/admin/submissions/contact/readings': team(400),
  'PUT /api/admin/submissions/contact/{id}/reading': team(400),
  // Last, because these end the session that the others ask with. The team's accounts are a matter of the configuration.
  'DELETE /api/account': [401, 200, 403, 403],
  'POST /api/auth/sign-out': everybody(200),
}

/** Not in the API's description, and guarded all the same. */
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
