import { todayIn } from '../../domain/scheduling.ts'

export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Today in the reader's time zone. */
export const today = () => todayIn(ownTimeZone(), new Date())
