import { like, not, sql } from 'drizzle-orm'
import { demoAccountIds, users } from '#features/accounts/server.ts'
import { minuteMs } from '#platform/common/durations.ts'
import type { Db } from '#platform/server/database/database.ts'
import { studioMessages } from '../contract/messages.ts'
import type { composeDemoStudio } from '../domain/compose-demo-studio.ts'
import { promptVersions } from './generation/prompts/prompts.ts'
import { noteUses, notes } from './notes/notes.tables.ts'
import { contentIdeas, generations, scheduledContent } from './studio.tables.ts'

const isDemo = like(contentIdeas.userId, demoAccountIds)

export const countDemoStudio = async (tx: Db) => ({
  real: await tx.$count(contentIdeas, not(isDemo)),
  demo: await tx.$count(contentIdeas, isDemo),
})

export async function addDemoStudio(tx: Db, works: ReturnType<typeof composeDemoStudio>) {
  const composer = studioMessages.builtInComposer
  await tx.insert(generations).values(
    works.map(({ userId, seed, generationId: id, at: createdAt }) => {
      const how = { kind: 'ideas' as const, state: 'complete' as const, promptVersion: promptVersions.ideas }
      return { id, userId, seed, createdAt, composer, ...how }
    }),
  )
  // Two of three creators came back each week, so that the team's report on retention isn't empty.
  await tx.execute(sql`
    insert into ${generations} (user_id, kind, state, composer, prompt_version, seed, created_at)
    select id, 'ideas', 'complete', ${composer}, ${promptVersions.ideas}, 1, at
    from ${users}, generate_series(created_at, now() - interval '2 days', interval '7 days') with ordinality as weeks(at, week)
    where id like ${demoAccountIds} and (right(id, 1)::int + week) % 3 > 0`)
  const ideas = works.flatMap(({ ideas: own, userId, generationId, seed, at }) =>
    own.map((idea) => ({ ...idea, userId, generationId, seed, createdAt: at, updatedAt: at })),
  )
  await tx.insert(contentIdeas).values(
    ideas.map(({ seed, scheduledDate: _, usedNotes: _used, ...idea }) => ({
      ...idea,
      videoLength: '30-60 seconds (Standard)',
      ...(idea.script && {
        scriptState: 'complete' as const,
        scriptComposer: composer,
        scriptPromptVersion: promptVersions.script,
        scriptSeed: seed,
      }),
    })),
  )
  // Oldest first, so that the notebook lists them in the order in which they were told.
  const told = works.flatMap(({ userId, at, notes: own }) =>
    own.map(({ usedIn: _, ...note }, index) => {
      const createdAt = new Date(at.getTime() - (own.length - index) * minuteMs)
      return { ...note, userId, createdAt, updatedAt: createdAt }
    }),
  )
  await tx.insert(notes).values(told)
  await tx
    .insert(noteUses)
    .values(ideas.flatMap(({ id: ideaId, usedNotes }) => usedNotes.map((noteId) => ({ noteId, ideaId }))))
  await tx
    .insert(scheduledContent)
    .values(
      ideas.flatMap(({ id, userId, title, script, selectedHook, scheduledDate, createdAt, updatedAt }) =>
        script && scheduledDate !== null && selectedHook !== null
          ? [{ id, ideaId: id, userId, title, script, selectedHook, scheduledDate, createdAt, updatedAt }]
          : [],
      ),
    )
}
