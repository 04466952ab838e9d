import { creatorJourney } from './support/creator-journey.ts'
import { test } from './support/test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a creator registers, sets up a profile, and leaves with a scheduled script and a caption', async ({
  page,
}) => {
  await creatorJourney(page, 'Built-in composer')
})
