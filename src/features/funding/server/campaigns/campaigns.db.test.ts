import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnCampaign } from '../../contract/campaigns.ts'
import { addDraft, addPerson, allChecks, completeDraft, move, publish, verify } from '#testing/campaigns.ts'
import { requestAs } from '#testing/request-as.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let running: TestApp
beforeAll(async () => {
  running = await startTestApp({ RATE_LIMIT_SCALE: '1000' })
})
afterAll(() => running.close())

test('an incomplete draft is kept as typed, and can’t be submitted', async () => {
  const creator = await addPerson(running)
  const draft = await addDraft(creator, { goal: 'eight thousand', budget: [] })
  expect(draft.draft.goal).toBe('eight thousand')
  expect(Object.keys(draft.problems)).toEqual(['goal', 'budget'])
  const refused = await move(creator, draft, 'submit')
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { details: { fields: { goal: expect.any(String) } } } },
  })
})

test('a stale window cannot overwrite a newer draft', async () => {
  const creator = await addPerson(running)
  const { id, revision } = await addDraft(creator)
  const save = (title: string) =>
    creator.ask('PUT', `/api/own-campaigns/${id}`, { revision, draft: completeDraft({ title }) })
  expect((await save('First')).status).toBe(200)
  expect(await save('Second')).toMatchObject({ status: 409, body: { error: { status: 'ABORTED' } } })
  const kept = await creator.ask<OwnCampaign>('GET', `/api/own-campaigns/${id}`)
  expect(kept.body.draft.title).toBe('First')
})

test('only a verified creator can publish what the team approved', async () => {
  const creator = await addPerson(running)
  const submitted = (await move(creator, await addDraft(creator), 'submit')).body
  const team = await requestAs(running, 'associate')
  const decide = (revision: number, decision: object) =>
    team('POST', `campaigns/${submitted.id}/decisions`, { revision, ...decision })
  expect((await decide(submitted.revision, { decision: 'approve', checklist: ['story'] })).status).toBe(409)
  expect((await decide(submitted.revision, { decision: 'ask-changes' })).status).toBe(409)
  const approved = await decide(submitted.revision, { decision: 'approve', checklist: allChecks })
  expect(approved).toMatchObject({ status: 200, body: { status: 'approved' } })
  const ready = { ...submitted, revision: approved.body.revision as number }
  expect((await move(creator, ready, 'open')).status).toBe(403)
  await verify(running, creator)
  const opened = await move(creator, ready, 'open')
  expect(opened.body).toMatchObject({ status: 'pre-launch', version: 1 })
  expect((await move(creator, opened.body, 'launch')).body.status).toBe('live')
  const { body: audit } = await team('GET', 'audit')
  const moves = audit.items.filter(
    ({ subject }: { subject: string }) => subject === `campaign/${submitted.id}`,
  )
  expect(moves.map(({ details }: { details: { to: string } }) => details.to)).toEqual([
    'live',
    'pre-launch',
    'approved',
    'submitted',
  ])
})

test('a verified creator who asks again stays verified under the same name', async () => {
  const creator = await addPerson(running)
  await verify(running, creator)
  const again = await creator.ask('PUT', '/api/creator-verification', { legalName: 'Somebody Else' })
  expect(again).toMatchObject({ status: 200, body: { status: 'verified', legalName: 'Ines Costa' } })
})

test('a published version never changes, and new terms ask people to confirm', async () => {
  const creator = await addPerson(running)
  const backer = await addPerson(running)
  const { id, slug, revision } = await publish(running, creator)
  const reserve = (version: number) =>
    backer.ask('PUT', `/api/campaigns/${slug}/reservation`, {
      amountMinor: 5_000,
      currency: 'USD',
      model: 'donation',
      version,
    })
  expect((await reserve(1)).status).toBe(200)
  const saved = await creator.ask<OwnCampaign>('PUT', `/api/own-campaigns/${id}`, {
    revision,
    draft: completeDraft({ goal: '9000', budget: [{ label: 'Camera', amount: '9000' }] }),
  })
  const sent = (await move(creator, saved.body, 'submit-change')).body
  const team = await requestAs(running, 'admin')
  const decided = await team('POST', `campaigns/${id}/decisions`, {
    decision: 'approve',
    checklist: allChecks,
    revision: sent.revision,
  })
  expect(decided.status).toBe(200)
  const page = await running.app.request(`/campaigns/${slug}`, { headers: backer.cookie })
  expect(await page.text()).toContain('The terms have changed')
  expect((await reserve(1)).status).toBe(409)
  expect((await reserve(2)).status).toBe(200)
  const change = running.database.pool.query(
    `update campaign_versions set content = '{}' where campaign_id = $1 and number = 1`,
    [id],
  )
  await expect(change).rejects.toThrow('never changes')
})

test('a published campaign keeps its currency, at the latest when the team decides', async () => {
  const creator = await addPerson(running)
  const { id, revision } = await publish(running, creator)
  const save = (from: number, currency: string) =>
    creator.ask<OwnCampaign>('PUT', `/api/own-campaigns/${id}`, {
      revision: from,
      draft: completeDraft({ currency }),
    })
  const euros = await save(revision, 'EUR')
  const refused = await move(creator, euros.body, 'submit-change')
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('Please choose USD again.')

  const dollars = await save(euros.body.revision, 'USD')
  const sent = (await move(creator, dollars.body, 'submit-change')).body
  await running.database.pool.query(
    `update campaigns set draft = jsonb_set(draft, '{currency}', '"EUR"') where id = $1`,
    [id],
  )
  const team = await requestAs(running, 'admin')
  const decided = await team('POST', `campaigns/${id}/decisions`, {
    decision: 'approve',
    checklist: allChecks,
    revision: sent.revision,
  })
  expect(decided.status).toBe(400)
})

test('a change that another currency got into under review can be sent back and withdrawn', async () => {
  const team = await requestAs(running, 'admin')
  const setCurrency = (id: string, currency: string) =>
    running.database.pool.query(
      `update campaigns set draft = jsonb_set(draft, '{currency}', to_jsonb($2::text)) where id = $1`,
      [id, currency],
    )
  // As it was submitted before a published campaign had to keep its currency.
  const submitEuros = async () => {
    const creator = await addPerson(running)
    const sent = (await move(creator, await publish(running, creator), 'submit-change')).body
    await setCurrency(sent.id, 'EUR')
    return { creator, sent }
  }

  const asked = await submitEuros()
  const answer = await team('POST', `campaigns/${asked.sent.id}/decisions`, {
    decision: 'ask-changes',
    reason: 'Please choose USD again.',
    revision: asked.sent.revision,
  })
  expect(answer).toMatchObject({ status: 200, body: { changeStatus: 'changes-asked' } })

  const { creator, sent } = await submitEuros()
  const withdrawn = await move(creator, sent, 'withdraw-change')
  expect(withdrawn).toMatchObject({ status: 200, body: { changeStatus: null } })
})

test('a stranger can neither move, nor update, nor decorate a campaign', async () => {
  const campaign = await addDraft(await addPerson(running))
  const stranger = await addPerson(running)
  expect((await move(stranger, campaign, 'submit')).status).toBe(404)
  const path = `/api/own-campaigns/${campaign.id}`
  expect((await stranger.ask('POST', `${path}/updates`, { title: 'Hello', body: 'There' })).status).toBe(404)
  const upload = await running.app.request(`${path}/cover`, {
    method: 'PUT',
    headers: { ...stranger.cookie, 'content-type': 'image/png', 'content-length': '4' },
    body: 'none',
  })
  expect(upload.status).toBe(404)
  expect((await running.app.request(`/campaigns/${campaign.slug}`)).status).toBe(404)
})
