import type { CampaignContent } from '../contract/campaign-content.ts'
import type { FundingModel } from '../contract/campaign-terms.ts'
import { modelTexts, publicTexts as texts } from '../contract/campaign-texts.ts'
import { formatAmount } from './money.ts'

type Chosen = { model: FundingModel; reward: number | null }

/** What someone can support a campaign for, each reward on its own. */
export const listChoices = ({ models, rewards, currency }: CampaignContent) =>
  models.flatMap((model) =>
    model === 'rewards'
      ? rewards.map(({ title, amountMinor }, index) => ({
          value: writeChoice({ model, reward: index }),
          label: `${title} (${texts.reward(formatAmount({ minor: amountMinor, currency }))})`,
        }))
      : [{ value: writeChoice({ model, reward: null }), label: modelTexts[model] }],
  )

/** A choice as one value of a form: `roi`, `rewards:0`. */
export const writeChoice = ({ model, reward }: Chosen): string =>
  model === 'rewards' ? `rewards:${reward ?? 0}` : model

/** Anything that isn't a choice becomes the first model, which the server checks. */
export function readChoice(choice: string, models: readonly [FundingModel, ...FundingModel[]]): Chosen {
  const [name = '', reward = ''] = choice.split(':')
  const model = models.find((each) => each === name) ?? models[0]
  return { model, reward: /^\d{1,2}$/.test(reward) ? Number(reward) : null }
}
