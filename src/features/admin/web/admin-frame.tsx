import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { accountPaths } from '#features/accounts/contract/paths.ts'
import { teamRoles } from '#features/accounts/contract/roles.ts'
import { AccountMenu, RequireAccess } from '#features/accounts/web.ts'
import { brand } from '#platform/common/brand.ts'

/** Header and access guard of every admin page. */
export function AdminFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="border-b border-line bg-paper">
        <div className="page-width flex h-16 items-center justify-between gap-4">
          <Link to={accountPaths.home} className="flex min-h-10 items-center font-display text-xl font-bold">
            {brand.name}
          </Link>
          <AccountMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        <RequireAccess roles={teamRoles}>
          <div className="page-width py-8 lg:py-12">{children}</div>
        </RequireAccess>
      </main>
    </>
  )
}
