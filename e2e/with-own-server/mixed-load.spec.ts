import { ask, registerCreator, requireRead, signIn } from '../../src/testing/faults/creator.ts'
import { inWords, letIn } from '../../src/testing/load/crowd.ts'
import { launchUsers } from '../../src/testing/load/launch-users.ts'
import { virtualUsers } from '../../src/testing/load/virtual-users.ts'
import { admin } from '../support/team.ts'
import { expect, testOnOwnServer } from '../support/test.ts'

const test = testOnOwnServer({ FUNDING_MODE: 'sandbox' })

// `npm run bench -- mixed` does this with two hundred users for five minutes, and measures.
test('serves visitors, forms, sign-ins, ideas, a video, the waitlist, pledges and the team concurrently', async ({
  server,
}) => {
  const creators = [await registerCreator(server.url), await registerCreator(server.url)]
  const users = virtualUsers(
    server.url,
    creators,
    ({ path, body, headers }) => requireRead(ask(`${server.url}${path}`, 'POST', body, headers)),
    { haste: 5, frames: 24 },
  )
  const team = await signIn(server.url, admin)
  const visits = { ...users.visits, ...(await launchUsers({ ...server, creators, team, haste: 5 })) }
  const launch = { joiner: 2, backer: 1, previewer: 1, teamMember: 1 }
  const sizes = { visitor: 6, sender: 2, signer: 1, creator: 1, renderer: 1, ...launch }
  const crowd = letIn(visits, sizes, 2000)
  await expect
    .poll(() => Object.keys(crowd.done).toSorted(), { timeout: 240_000 })
    .toEqual(Object.keys(sizes).toSorted())
  const { errors } = await crowd.leave()
  expect(errors.map(inWords)).toEqual([])
})
