import ChevronDown from 'lucide-react/icons/chevron-down'
import Lightbulb from 'lucide-react/icons/lightbulb'
import PenLine from 'lucide-react/icons/pen-line'
import Rows3 from 'lucide-react/icons/rows-3'
import UserRound from 'lucide-react/icons/user-round'
import { Button } from '#platform/web/ui/button.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#platform/web/ui/menu.tsx'
import { actionMessages } from '../../contract/idea-messages.ts'
import { presetMessages } from '../../contract/preset-messages.ts'
import type { Preset } from '../../contract/preset.ts'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { planWeekLabel } from '../../contract/messages.ts'
import { studioPaths } from '../../contract/paths.ts'

export type StudioDialog = 'profile' | 'presets' | 'ideas' | 'own-idea'

type StudioActionsProps = {
  hasProfile: boolean
  hasIdeas: boolean
  isGenerating: boolean
  /** Undefined while they are loading. */
  presets: readonly Preset[] | undefined
  onOpen: (dialog: StudioDialog) => void
  onGenerate: (presetId: string | null) => void
}

export function StudioActions(props: StudioActionsProps) {
  const { hasProfile, hasIdeas, isGenerating, presets, onOpen, onGenerate } = props
  const hasPresets = presets !== undefined && presets.length > 0
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap">
      <div className="flex gap-px">
        <Button
          variant="main"
          busy={isGenerating}
          onClick={() => onOpen('ideas')}
          className={hasPresets ? 'grow rounded-r-none' : 'grow'}
        >
          {!isGenerating && <Lightbulb size={18} aria-hidden="true" />}
          {hasIdeas ? actionMessages.generateNew : actionMessages.generateFirst}
        </Button>
        {hasPresets && (
          <PresetMenu {...{ presets, isGenerating, onGenerate }} onManage={() => onOpen('presets')} />
        )}
      </div>
      <Button onClick={() => onOpen('own-idea')}>
        <PenLine size={18} aria-hidden="true" />
        {actionMessages.ownIdea}
      </Button>
      <Button onClick={() => onOpen('profile')}>
        <UserRound size={18} aria-hidden="true" />
        {hasProfile ? actionMessages.editProfile : actionMessages.setProfile}
      </Button>
      <Button onClick={() => onOpen('presets')}>
        <Rows3 size={18} aria-hidden="true" />
        {actionMessages.managePresets(presets ? ` (${presets.length})` : '')}
      </Button>
      <ButtonLink to={studioPaths.plan}>{planWeekLabel}</ButtonLink>
    </div>
  )
}

type PresetMenuProps = Pick<StudioActionsProps, 'isGenerating' | 'onGenerate'> & {
  presets: readonly Preset[]
  onManage: () => void
}

/** Generates with a preset in one step. */
function PresetMenu({ presets, isGenerating, onGenerate, onManage }: PresetMenuProps) {
  return (
    <Menu
      align="end"
      trigger={
        <Button
          variant="main"
          size="icon"
          disabled={isGenerating}
          aria-label={actionMessages.choosePreset}
          title={actionMessages.choosePreset}
          className="rounded-l-none"
        >
          <ChevronDown size={18} aria-hidden="true" />
        </Button>
      }
    >
      <MenuLabel>{presetMessages.generateWith}</MenuLabel>
      <div className="max-h-72 overflow-y-auto">
        <MenuItem onSelect={() => onGenerate(null)}>{presetMessages.none}</MenuItem>
        {presets.map(({ id, name }) => (
          <MenuItem key={id} onSelect={() => onGenerate(id)}>
            <span className="max-w-64 truncate">{name}</span>
          </MenuItem>
        ))}
      </div>
      <MenuSeparator />
      <MenuItem onSelect={onManage}>{presetMessages.manageTitle}</MenuItem>
    </Menu>
  )
}
