import type { Role } from '#features/accounts/contract/roles.ts'
import { Badge } from '#platform/web/ui/badge.tsx'

export function RoleBadge({ role }: { role: Role }) {
  return <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{role}</Badge>
}
