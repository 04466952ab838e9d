import { unwrap } from '#platform/web/api-client.ts'
import { accountPaths } from '../../contract/paths.ts'
import { accountApi } from '../account-api.ts'
import { clearSignedInFlag } from './signed-in-flag.ts'

/** Leaves with a full page load, so that no user data stays in memory. */
export async function signOut(target: string = accountPaths.home): Promise<void> {
  await unwrap(accountApi.auth['sign-out'].$post())
  clearSignedInFlag()
  window.location.assign(target)
}
