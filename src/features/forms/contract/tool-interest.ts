import { z } from 'zod'
import { emailAddress, lineOfText } from '#platform/common/text.ts'
import { spamTrap } from './spam-trap.ts'

export const toolInterestType = 'tool_interest'

/** 'Notify me': one address for one tool. */
export const ToolInterestInput = z.object({
  toolId: lineOfText(50),
  toolTitle: lineOfText(100),
  email: emailAddress,
  ...spamTrap,
})
