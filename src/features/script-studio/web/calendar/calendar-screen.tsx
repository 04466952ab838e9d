import { ButtonLink } from '#platform/web/ui/link.tsx'
import { planWeekLabel } from '../../contract/messages.ts'
import { studioPaths } from '../../contract/paths.ts'
import { StudioFrame } from '../studio-frame.tsx'
import { CalendarSection } from './calendar-section.tsx'

export function CalendarScreen() {
  return (
    <StudioFrame>
      <CalendarSection heading="h1" />
      <div>
        <ButtonLink to={studioPaths.plan}>{planWeekLabel}</ButtonLink>
      </div>
    </StudioFrame>
  )
}
