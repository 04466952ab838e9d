import { Badge } from '#platform/web/ui/badge.tsx'
import type { ToolStatus as Status } from '../contract/catalogue.ts'

export function ToolStatus({ status }: { status: Status }) {
  return <Badge tone={status === 'Available' ? 'gain' : 'neutral'}>{status}</Badge>
}
