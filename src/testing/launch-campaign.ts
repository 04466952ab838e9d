/** Sends a request as one person and returns the text of the response. */
type Send = (method: string, path: string, data?: object) => Promise<string>
type Campaign = { id: string; slug: string; revision: number }
type Creators = { items: { userId: string; status: string; requestedAt: string }[] }

const checklists = {
  creator: ['identity', 'address', 'channel', 'bank'],
  campaign: ['story', 'budget', 'terms', 'risks', 'rights'],
}

/** Has the team verify a creator, who can then raise money. */
export async function verifyCreator(creator: Send, team: Send) {
  await creator('PUT', '/api/creator-verification', { legalName: 'Ines Costa' })
  const { items } = JSON.parse(await team('GET', '/api/admin/creators')) as Creators
  const requested = items.find(({ status }) => status === 'requested')
  await team('PUT', `/api/admin/creators/${requested?.userId}/verification`, {
    status: 'verified',
    checklist: checklists.creator,
    requestedAt: requested?.requestedAt,
  })
}

/** A live campaign for $100 of a verified creator: drafted, reviewed, opened and launched. */
export async function launchCampaign(
  creator: Send,
  team: Send,
  changes: { deadlineDate: string; [field: string]: unknown },
): Promise<{ id: string; slug: string }> {
  const ask = async (send: Send, method: string, path: string, data: object) =>
    JSON.parse(await send(method, path, data)) as Campaign
  const { id, slug, revision } = await ask(creator, 'POST', '/api/own-campaigns', { title: draft.title })
  const path = `/api/own-campaigns/${id}`
  const saved = await ask(creator, 'PUT', path, { revision, draft: { ...draft, ...changes } })
  const move = (action: string, from: Campaign) =>
    ask(creator, 'POST', `${path}/moves`, { action, revision: from.revision })
  const submitted = await move('submit', saved)
  const approved = await ask(team, 'POST', `/api/admin/campaigns/${id}/decisions`, {
    decision: 'approve',
    checklist: checklists.campaign,
    revision: submitted.revision,
  })
  await move('launch', await move('open', approved))
  return { id, slug }
}

const draft = {
  creatorName: 'Ines Costa',
  title: 'Night trains',
  summary: 'A film about the last sleeper cars.',
  story: 'We ride every night train that is left. '.repeat(6),
  risks: 'A line may close before we get there, and filming costs more.',
  goal: '100',
  limit: 'open',
  models: ['donation'],
  budget: [{ label: 'Camera', amount: '100' }],
  deadlineTime: '18:00',
  timeZone: 'Europe/Berlin',
}
