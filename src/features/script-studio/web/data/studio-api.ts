import { apiClient } from '#platform/web/api-client.ts'
import { studioPaths } from '../../contract/paths.ts'
import type { CalendarFeedRoutes } from '../../server/schedule/calendar-feed.routes.ts'
import type { CaptionRoutes } from '../../server/captions/captions.routes.ts'
import type { IdeaRoutes } from '../../server/ideas/ideas.routes.ts'
import type { NoteRoutes } from '../../server/notes/notes.routes.ts'
import type { PresetRoutes } from '../../server/presets/presets.routes.ts'
import type { ScheduleRoutes } from '../../server/schedule/schedule.routes.ts'
import type { ScriptRoutes } from '../../server/scripts/scripts.routes.ts'
import type { SourceRoutes } from '../../server/sources/sources.routes.ts'

export const ideasApi = apiClient<IdeaRoutes>(studioPaths.ideas)
export const scriptsApi = apiClient<ScriptRoutes>(studioPaths.scripts)
export const sourcesApi = apiClient<SourceRoutes>(studioPaths.sources)
export const notesApi = apiClient<NoteRoutes>(studioPaths.notes)
export const presetsApi = apiClient<PresetRoutes>(studioPaths.presets)
export const scheduleApi = apiClient<ScheduleRoutes>(studioPaths.schedule)
export const calendarFeedApi = apiClient<CalendarFeedRoutes>(studioPaths.schedule)
export const captionsApi = apiClient<CaptionRoutes>(studioPaths.captions)
