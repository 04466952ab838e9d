import { expect, test } from 'vitest'
import { campaignStatuses } from './campaign-choices.ts'
import { canPayOut } from './transfer-choices.ts'

test('money is paid out once a campaign is funded, and still after it has closed', () => {
  expect(campaignStatuses.filter(canPayOut)).toEqual(['funded', 'delivering', 'closed'])
})
