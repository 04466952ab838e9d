import { ask, registerCreator, requireRead } from '../src/testing/faults/creator.ts'
import { inWords, letIn } from '../src/testing/load/crowd.ts'
import { virtualUsers } from '../src/testing/load/virtual-users.ts'
import { expect, testOnOwnServer } from './support/test.ts'

const test = testOnOwnServer()

// `npm run bench -- mixed` does this with two hundred users for five minutes, and measures.
test('serves visitors, forms, sign-ins, idea streams and a video concurrently', async ({ server }) => {
  const creators = [await registerCreator(server.url), await registerCreator(server.url)]
  const users = virtualUsers(
    server.url,
    creators,
    ({ path, body, headers }) => requireRead(ask(`${server.url}${path}`, 'POST', body, headers)),
    { haste: 5, frames: 24 },
  )
  const sizes = { visitor: 6, sender: 2, signer: 1, creator: 1, renderer: 1 }
  const crowd = letIn(users.visits, { withinMs: 2000, sizes })
  await expect
    .poll(() => Object.keys(crowd.done).toSorted(), { timeout: 240_000 })
    .toEqual(Object.keys(sizes).toSorted())
  const { errors } = await crowd.leave()
  expect(errors.map(inWords)).toEqual([])
})
