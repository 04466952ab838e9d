import { accountLink, addLink, type LinkPurpose } from '#features/accounts/server/links/links.store.ts'
import type { TestApp } from './test-app.ts'

/** The token in an emailed link. */
export const makeLinkToken = async (
  { signer, database }: TestApp,
  link: { purpose: LinkPurpose; userId: string; email: string },
) => signer.sign(accountLink, await addLink(database.db, link))
