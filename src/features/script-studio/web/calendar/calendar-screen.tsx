import { StudioFrame } from '../studio-frame.tsx'
import { CalendarSection } from './calendar-section.tsx'

export function CalendarScreen() {
  return (
    <StudioFrame>
      <CalendarSection heading="h1" />
    </StudioFrame>
  )
}
