import Flag from 'lucide-react/icons/flag'
import HandCoins from 'lucide-react/icons/hand-coins'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import ScrollText from 'lucide-react/icons/scroll-text'
import Sparkles from 'lucide-react/icons/sparkles'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { Link } from 'react-router'
import { asApiError } from '#platform/web/api-error.ts'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#platform/web/ui/menu.tsx'
import { ownPaths } from '../../contract/own-paths.ts'
import { accountPaths } from '../../contract/paths.ts'

import { teamRoles } from '../../contract/roles.ts'
import type { SignedInUser } from '../../contract/session.ts'
import { canAccess } from '../../domain/can-access.ts'
import { Avatar } from './avatar.tsx'
import { signOut } from '../session/sign-out.ts'

/** Loaded only for signed-in users. */
export function AccountDropdown({ user }: { user: SignedInUser }) {
  const { email } = user
  const [leaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function leave() {
    setLeaving(true)
    setProblem(undefined)
    await signOut().catch((cause: unknown) => {
      setLeaving(false)
      setProblem(asApiError(cause).message)
    })
  }

  const trigger = (
    <button type="button" aria-label={`Account of ${email}`} className="rounded-full">
      <Avatar email={email} />
    </button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuLabel>
        <span className="block max-w-64 truncate text-sm font-semibold text-ink">{email}</span>
        Creator Account
      </MenuLabel>
      <MenuSeparator />
      {canAccess(user, { roles: teamRoles }) && (
        <MenuItem asChild>
          <Link to={accountPaths.admin}>
            <LayoutDashboard size={16} aria-hidden="true" />
            Admin Dashboard
          </Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link to={accountPaths.aiTools}>
          <Sparkles size={16} aria-hidden="true" />
          AI Tools
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={accountPaths.scriptGenerator}>
          <ScrollText size={16} aria-hidden="true" />
          Script Generator
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={ownPaths.campaigns}>
          <Flag size={16} aria-hidden="true" />
          Your Campaigns
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={ownPaths.pledges}>
          <HandCoins size={16} aria-hidden="true" />
          Your Pledges
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={ownPaths.account}>
          <UserRound size={16} aria-hidden="true" />
          Your Account
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        disabled={leaving}
        onSelect={(event) => {
          event.preventDefault()
          void leave()
        }}
      >
        <LogOut size={16} aria-hidden="true" />
        {leaving ? 'Signing out...' : 'Sign Out'}
      </MenuItem>
      {problem !== undefined && (
        <p role="alert" className="max-w-64 px-3 py-2 text-sm text-danger">
          {problem}
        </p>
      )}
    </Menu>
  )
}
