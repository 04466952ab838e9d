import {
  countConversations,
  listConversations,
} from '../src/features/inbox/server/conversations/conversations.store.ts'
import { findPeople } from '../src/features/inbox/server/people/find-people.store.ts'
import type { Database } from '../src/platform/server/database/database.ts'
import { atMost, ninetyFifth, type Figure } from './measure.ts'
import { onPostgres } from './on-postgres.ts'

const messages = 100_000
const rounds = 200

/** What the team waits for in an inbox of 100,000 conversations. */
export async function measureInboxList(): Promise<Figure[]> {
  return onPostgres(async (database) => {
    await database.withoutSilenceTimeout(() => fill(database))
    const { db } = database
    const now = new Date()
    const list = (filter: object) => listConversations(db, { state: 'open', limit: 51, now, ...filter })
    const questions: Record<string, (round: number) => Promise<unknown>> = {
      'inbox list': (round) => list({ state: (['open', 'snoozed', 'done', 'all'] as const)[round % 4] }),
      'inbox list by person and tag': (round) =>
        list(round % 2 === 0 ? { assignee: 'admin@crovest.local' } : { tag: 'press', state: 'all' }),
      'inbox search, rare words': (round) => list({ q: `person${(round * 499) % messages}`, state: 'all' }),
      'inbox search, frequent words': (round) => list({ q: ['kiln', 'pottery', 'hello'][round % 3] }),
      'inbox count': () => countConversations(db, { state: 'open' }, now),
      'people by address': (round) => findPeople(db, `person${(round * 499) % messages}`, 5),
    }
    const figures: Figure[] = []
    for (const [name, ask] of Object.entries(questions))
      figures.push(
        atMost(
          `${name} among 100,000, 95th percentile`,
          await ninetyFifth(rounds, ask),
          50,
          (ms) => `${ms.toFixed(1)} ms`,
        ),
      )
    return figures
  })
}

async function fill({ pool }: Database) {
  await pool.query(
    `insert into contact_submissions
       (form_type, name, email, email_key, message, submitted_at, last_message_at, waiting_since, done_at, snoozed_until, assignee_email, tags)
     select 'contact', 'Person ' || n, 'person' || n || '@example.org', 'person' || n || '@example.org',
       'Hello, ' || (array['kiln', 'pottery', 'podcast', 'film', 'returns'])[1 + n % 5] || ' number ' || n || ' and more',
       at, at, at, case when n % 3 = 0 then at end, case when n % 50 = 0 then now() + interval '1 day' end,
       case when n % 4 = 0 then 'admin@crovest.local' end, case when n % 100 = 0 then array['press'] else '{}' end
     from (select n, now() - n * interval '1 minute' as at from generate_series(1, $1::int) as n) as all_rows`,
    [messages],
  )
  await pool.query('vacuum analyze contact_submissions')
}
