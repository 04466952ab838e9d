import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { CampaignContent } from '#features/funding/contract/campaign-content.ts'

type SeededCampaign = { ownerId?: string | null; model?: 'donation' | 'roi'; deadline?: Date }
type Seed = SeededCampaign & { pledges: number; isFunded: boolean; isMixed?: boolean }

const goalMinor = 1_000_000

/** A campaign that takes pledges and has none yet. Its address is its ID. */
export async function seedCampaign(
  client: pg.ClientBase | pg.Pool,
  { ownerId = null, model = 'donation', deadline = new Date(Date.now() - 60_000) }: SeededCampaign = {},
): Promise<string> {
  const id = randomUUID()
  const content: CampaignContent = {
    creatorName: 'Somebody',
    title: 'A campaign',
    summary: 'A film about the last sleeper cars.',
    category: 'film',
    story: 'We ride every night train that is left. '.repeat(20),
    risks: 'A line may close before we get there, and filming costs more.',
    currency: 'USD',
    goalMinor,
    limit: 'open',
    models: [model],
    roi: model === 'roi' ? { sharePercent: 10, capPercent: 150, expectedRevenueMinor: goalMinor } : null,
    rewards: [],
    budget: [{ label: 'Camera', amountMinor: goalMinor }],
    timeline: [{ when: 'May', what: 'Shooting' }],
    deadline: deadline.toISOString(),
    timeZone: 'UTC',
    cover: null,
    coverAlt: '',
  }
  await client.query(
    `insert into campaigns
       (id, owner_id, slug, status, creator_name, draft, version, material_version, title, currency, goal_minor, deadline)
     values ($1::uuid, $2, ($1::uuid)::text, 'live', 'Somebody', '{}', 1, 1, 'A campaign', 'USD', $3, $4)`,
    [id, ownerId, goalMinor, deadline],
  )
  await client.query(
    `insert into campaign_versions (campaign_id, number, content, is_material) values ($1, 1, $2, true)`,
    [id, JSON.stringify(content)],
  )
  return id
}

/**
 * A campaign whose deadline has passed, with pledges of 1 to 50 dollars from nobody in particular. Mixed: one in
 * ten cards is declined at the deadline, and one in ten pays late.
 */
export async function seedPledges(
  pool: pg.Pool,
  { pledges, isFunded, isMixed = true, model = 'donation', ...campaign }: Seed,
): Promise<string> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const id = await seedCampaign(client, { model, ...campaign })
    await client.query(
      `insert into ledger_accounts (campaign_id, kind, currency)
       select $1::uuid, kind, 'USD' from unnest(array['cards', 'promises', 'backers', 'escrow']) kind`,
      [id],
    )
    await client.query(
      `with cards as (
         insert into sandbox_methods (key, holder, card)
         select 'seed:' || $1::uuid || ':' || n, 'seed:' || $1::uuid || ':' || n,
           case when $3::boolean and n % 10 = 1 then 'test-declined-later' when $3::boolean and n % 10 = 2 then 'test-slow' else 'test-succeeds' end
         from generate_series(1, $2::int) n returning id
       )
       insert into campaign_pledges
         (campaign_id, status, amount_minor, currency, model, version, provider, method_id, card_label, pledged_at)
       select $1::uuid, 'active', 100 + (random() * 4900)::int, 'USD', $4, 1, 'sandbox', id::text, 'Test card', now()
       from cards`,
      [id, pledges, isMixed, model],
    )
    await client.query(
      `with written as (
         insert into ledger_transactions (key, kind)
         select 'authorise:' || id || ':1', 'authorise' from campaign_pledges where campaign_id = $1::uuid returning id, key
       )
       insert into ledger_entries (transaction_id, position, campaign_id, kind, currency, pledge_id, amount)
       select w.id, side.position, $1::uuid, side.kind, 'USD', case side.kind when 'cards' then p.id end,
         side.sign * p.amount_minor
       from written w join campaign_pledges p on w.key = 'authorise:' || p.id || ':1'
       cross join (values (1, 'cards', -1), (2, 'promises', 1)) side(position, kind, sign)
       where p.campaign_id = $1::uuid`,
      [id],
    )
    await client.query(
      `update campaigns set (pledged_minor, pledge_count) =
         (select sum(amount_minor), count(*) from campaign_pledges where campaign_id = $1) where id = $1`,
      [id],
    )
    // A tenth is never paid, so 90% is collected: above 80% of the sum, and below 80% of twice the sum.
    await client.query(`update campaigns set goal_minor = pledged_minor * $2::int where id = $1`, [
      id,
      isFunded ? 1 : 2,
    ])
    await client.query('commit')
    return id
  } finally {
    client.release()
  }
}
