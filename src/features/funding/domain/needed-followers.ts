import type { Currency } from '../contract/campaign-choices.ts'
import { supportRules } from '../contract/campaign-limits.ts'
import { minorPerMajor } from './money.ts'

export type NeededFollowers = { supporters: number; followers: { few: number; many: number } }

/** How many people a goal takes, by rules of thumb: `$8,000` needs 200 supporters, so 1,000–2,000 followers. */
export function neededFollowers(goalMinor: number, currency: Currency): NeededFollowers {
  const supporters = Math.ceil(goalMinor / (supportRules.typicalAmount * minorPerMajor(currency)))
  const { few, many } = supportRules.followersPerTenSupporters
  const followers = (perTen: number) => Math.ceil((supporters * perTen) / 10)
  return { supporters, followers: { few: followers(few), many: followers(many) } }
}
