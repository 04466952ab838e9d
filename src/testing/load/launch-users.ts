import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  ask,
  requestJson,
  requireOk,
  requireRead,
  type Creator,
  type Headers,
} from '#testing/faults/creator.ts'
import { createSubmit } from '#testing/faults/record-kinds.ts'
import { dayMs } from '#platform/common/durations.ts'
import { utcDay } from '#platform/common/utc-day.ts'
import { projectRoot } from '#platform/server/project-root.ts'
import { launchCampaign, verifyCreator } from '#testing/launch-campaign.ts'
import type { ConfirmationResponse } from '#features/forms/contract/contact.ts'
import type { Conversation } from '#features/inbox/contract/conversations.ts'
import PostalMime from 'postal-mime'
import type { Visit } from './virtual-users.ts'

type Deps = {
  url: string
  /** Of a server that writes its mails to a folder. */
  dataDir: string
  creators: Creator[]
  team: Headers
  haste?: number
}

/**
 * People of the launch: who joins the waitlist through a referral link and confirms, who reads a campaign and pledges with a
 * test card, who tries the preview of a film, and the team, which replies and reads filtered reports.
 */
export async function launchUsers({ url, dataDir, creators, team, haste = 1 }: Deps) {
  const think = (ms: number, signal: AbortSignal) =>
    pause((ms / haste) * (0.5 + Math.random()), undefined, { signal })
  const [raiser, ...backers] = creators
  const campaign = await launchOne(url, raiser!, team)
  for (const { email } of backers) await confirmAddress({ url, dataDir }, email)
  const codes: string[] = []
  const assets = readdirSync(join(projectRoot, 'build', 'client', 'assets'))
  const previewFiles = assets.filter((name) => /(?:film|preview).*\.js$/.test(name))
  let turn = 0

  const joiner: Visit = async (_index, end) => {
    const { body, path, headers, keys } = createSubmit('waitlist', raiser!)
    const code = codes.at(-1)
    const referer = code === undefined ? {} : { referer: `${url}/waitlist?ref=${code}` }
    const since = new Date()
    await requireRead(ask(`${url}${path}`, 'POST', body, { ...headers, ...referer }))
    const mail = await waitForMail(dataDir, `${keys[0]}@example.org`, since, end)
    const { search } = new URL(/https?:\/\/\S+\?token=\S+/.exec(mail)![0])
    const confirmed = await requireOk(ask(`${url}/api/forms/waitlist/confirmation${search}`, 'POST'))
    const { next } = (await confirmed.json()) as ConfirmationResponse
    const place = await requireOk(ask(new URL(next!.path, url).href, 'GET'))
    codes.push(/\/r\/([0-9a-f]{12})/.exec(await place.text())![1]!)
    await think(4000, end)
  }
  const backer: Visit = async (index, end) => {
    await requireRead(ask(`${url}/campaigns/${campaign.slug}`, 'GET'))
    await think(2000, end)
    const { headers } = backers[index % backers.length]!
    const amountMinor = 1000 + (turn++ % 50) * 100
    const pledge = { amountMinor, currency: 'USD', model: 'donation', version: 1, card: 'test-succeeds' }
    await requireRead(ask(`${url}/api/campaigns/${campaign.slug}/pledge`, 'PUT', pledge, headers))
    await think(4000, end)
  }
  const previewer: Visit = async (_index, end) => {
    for (const name of previewFiles) await requireRead(ask(`${url}/assets/${name}`, 'GET'))
    await think(5000, end)
  }
  const teamMember: Visit = async (index, end) => {
    const inbox = await requestJson<{ items: Conversation[] }>(`${url}/api/admin/conversations`, team)
    // One each, so that two members rarely reply to the same; the list may move between their reads.
    const waiting = inbox.items.at(index)
    if (waiting) {
      const reply = { id: randomUUID(), text: 'Thank you for your message.', seen: 0, done: true }
      const sent = await ask(`${url}/api/admin/conversations/${waiting.id}/replies`, 'POST', reply, team)
      if (sent.status === 409) await sent.arrayBuffer()
      else await requireRead(Promise.resolve(sent))
    }
    for (const filter of ['device=desktop', 'page=%2Fwaitlist'])
      await requireRead(ask(`${url}/api/admin/analytics?window=30d&${filter}`, 'GET', undefined, team))
    await think(5000, end)
  }
  return { joiner, backer, previewer, teamMember }
}

async function launchOne(url: string, creator: Creator, team: Headers) {
  const as = (headers: Headers) => async (method: string, path: string, data?: object) =>
    (await requireOk(ask(`${url}${path}`, method, data, headers))).text()
  await verifyCreator(as(creator.headers), as(team))
  const deadlineDate = utcDay(Date.now() + 10 * dayMs)
  return launchCampaign(as(creator.headers), as(team), { deadlineDate })
}

async function confirmAddress({ url, dataDir }: Pick<Deps, 'url' | 'dataDir'>, email: string) {
  const mail = await waitForMail(dataDir, email, new Date(0), AbortSignal.timeout(60_000))
  const token = /#token=(\S+)/.exec(mail)![1]
  await requireRead(ask(`${url}/api/auth/email-confirmation`, 'PUT', { token }))
}

/** The text of the first email to an address. Reads only files that are newer, because the folder has thousands. */
async function waitForMail(dataDir: string, to: string, since: Date, signal: AbortSignal): Promise<string> {
  const folder = join(dataDir, 'outbox')
  const oldest = since.toISOString().replaceAll(':', '-')
  for (;;) {
    const names = existsSync(folder) ? readdirSync(folder) : []
    for (const name of names.filter((each) => each.endsWith('.eml') && each >= oldest)) {
      const mail = readFileSync(join(folder, name))
      if (mail.includes(to)) return (await PostalMime.parse(mail)).text ?? ''
    }
    await pause(300, undefined, { signal })
  }
}
