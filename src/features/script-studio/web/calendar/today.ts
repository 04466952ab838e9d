import { todayIn } from '../../domain/scheduling.ts'

export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The day it is where the reader is. */
export const today = () => todayIn(ownTimeZone(), new Date())
