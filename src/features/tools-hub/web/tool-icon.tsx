import Clapperboard from 'lucide-react/icons/clapperboard'
import Flag from 'lucide-react/icons/flag'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Presentation from 'lucide-react/icons/presentation'
import ScrollText from 'lucide-react/icons/scroll-text'
import Tag from 'lucide-react/icons/tag'
import type { Tool } from '../contract/catalog.ts'

const icons = {
  script: ScrollText,
  video: Clapperboard,
  course: GraduationCap,
  offer: Tag,
  pitch: Presentation,
  challenge: Flag,
} satisfies Record<Tool['icon'], unknown>

export function ToolIcon({ icon }: { icon: Tool['icon'] }) {
  const Icon = icons[icon]
  return (
    <span className="grid size-12 shrink-0 place-items-center rounded-md bg-accent-wash text-accent-text">
      <Icon size={24} aria-hidden="true" />
    </span>
  )
}
