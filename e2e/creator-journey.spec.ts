import { creatorJourney } from './support/creator-journey.ts'
import { test } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a creator registers, tells, plans and leaves with a script on its day and a caption', async ({
  page,
}) => {
  await creatorJourney(page, 'Built-in composer')
})
