import { unwrap } from '#platform/web/api-client.ts'
import { accountPaths } from '../../contract/paths.ts'
import { accountApi } from '../account-api.ts'
import { clearSignedInFlag } from './signed-in-flag.ts'

/** Leaves by a fresh load of the page, so that nothing of the user stays in memory. */
export async function signOut(target: string = accountPaths.home): Promise<void> {
  await unwrap(accountApi.auth['sign-out'].$post())
  clearSignedInFlag()
  window.location.assign(target)
}
