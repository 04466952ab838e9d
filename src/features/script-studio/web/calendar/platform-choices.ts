import { calendarMessages } from '../../contract/calendar-messages.ts'
import { captionPlatforms, type CaptionPlatform } from '../../contract/choices.ts'

/** For a select or menu, where no platform is an empty value. */
export const platformChoices = [
  { value: '', label: calendarMessages.noPlatform },
  ...captionPlatforms.map((name) => ({ value: name, label: name })),
]

export const platformOf = (value: string) => (value === '' ? null : (value as CaptionPlatform))
