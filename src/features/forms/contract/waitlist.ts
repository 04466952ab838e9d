import { z } from 'zod'
import { emailAddress } from '#platform/common/text.ts'
import {
  checkSizes,
  contentTypes,
  contributionSizes,
  fundingTargets,
  investorTypes,
  returnModels,
} from './choices.ts'
import { spamTrap } from './spam-trap.ts'

const oneOf = <Value extends string>(choices: Readonly<Record<Value, string>>) =>
  z.enum(Object.keys(choices) as Value[], { error: 'Please choose one of the options.' })

export const waitlistInputs = {
  creators: z.object({
    userType: z.literal('creators'),
    contentType: oneOf(contentTypes),
    fundingTarget: oneOf(fundingTargets),
    email: emailAddress,
    ...spamTrap,
  }),
  investors: z.object({
    userType: z.literal('investors'),
    investorType: oneOf(investorTypes),
    checkSize: oneOf(checkSizes),
    email: emailAddress,
    ...spamTrap,
  }),
  backers: z.object({
    userType: z.literal('backers'),
    contributionSize: oneOf(contributionSizes),
    returnModel: oneOf(returnModels),
    email: emailAddress,
    ...spamTrap,
  }),
}

/** Infers a missing audience from the fields. */
export const WaitlistInput = z.preprocess(
  nameAudience,
  z.discriminatedUnion(
    'userType',
    [waitlistInputs.creators, waitlistInputs.investors, waitlistInputs.backers],
    {
      error: 'Please choose creators, investors or backers.',
    },
  ),
)
export type WaitlistInput = z.output<typeof WaitlistInput>

function nameAudience(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || 'userType' in body) return body
  const userType = Object.values(waitlistInputs).find(({ shape }) =>
    Object.keys(shape).some((name) => !shared.has(name) && name in body),
  )?.shape.userType.value
  return { ...body, ...(userType && { userType }) }
}

const shared = new Set(['userType', 'email', ...Object.keys(spamTrap)])
