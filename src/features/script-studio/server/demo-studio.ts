import { demoProfiles } from '#features/creator-profile/server.ts'
import type { DemoPart } from '#platform/server/demo-part.ts'
import { composeDemoStudio } from '../domain/compose-demo-studio.ts'
import { loadComposer } from './generation/load-composer.ts'
import { addDemoStudio, countDemoStudio } from './demo-studio.store.ts'

export const demoStudio: DemoPart = {
  name: 'the script studio',
  count: countDemoStudio,
  async fill(tx, { random, now }) {
    const works = composeDemoStudio(random, demoProfiles, now, await loadComposer())
    await addDemoStudio(tx, works)
    const ideas = works.flatMap((work) => work.ideas)
    const notes = works.reduce((sum, work) => sum + work.notes.length, 0)
    return `${notes} notes, ${ideas.length} ideas, ${ideas.filter(({ script }) => script).length} scripts on the creators' calendars`
  },
  // Deleted with their creators' accounts.
  remove: async () => {},
}
