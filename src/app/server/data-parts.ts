import type { DataPart } from '#features/accounts/server.ts'
import { submissionsOf } from '#features/forms/server.ts'

/** What each feature stores about a user, besides the account itself: the export shows it, the deletion takes it away. */
export const dataParts: readonly DataPart[] = [submissionsOf]
