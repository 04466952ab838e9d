import Lightbulb from 'lucide-react/icons/lightbulb'
import PenLine from 'lucide-react/icons/pen-line'
import Rows3 from 'lucide-react/icons/rows-3'
import UserRound from 'lucide-react/icons/user-round'
import { Button } from '#platform/web/ui/button.tsx'

export type StudioDialog = 'profile' | 'presets' | 'ideas' | 'own-idea'

type StudioActionsProps = {
  hasProfile: boolean
  hasIdeas: boolean
  isGenerating: boolean
  presets: number | undefined
  onOpen: (dialog: StudioDialog) => void
}

export function StudioActions({ hasProfile, hasIdeas, isGenerating, presets, onOpen }: StudioActionsProps) {
  const count = presets === undefined ? '' : ` (${presets})`
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap">
      <Button variant="main" busy={isGenerating} onClick={() => onOpen('ideas')} className="sm:order-first">
        {!isGenerating && <Lightbulb size={18} aria-hidden="true" />}
        {hasIdeas ? 'Generate New Ideas' : 'Generate Content Ideas'}
      </Button>
      <Button onClick={() => onOpen('own-idea')}>
        <PenLine size={18} aria-hidden="true" />
        Script My Idea
      </Button>
      <Button onClick={() => onOpen('profile')}>
        <UserRound size={18} aria-hidden="true" />
        {hasProfile ? 'Edit' : 'Set'} Creator Profile
      </Button>
      <Button onClick={() => onOpen('presets')}>
        <Rows3 size={18} aria-hidden="true" />
        Manage Presets{count}
      </Button>
    </div>
  )
}
