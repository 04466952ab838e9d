import { z } from 'zod'

const MoneyRange = z.object({ from: z.number(), to: z.number().nullable() })

/** People who gave the same two answers; `group` is the content type, return model or investor type. */
const DemandCell = z.object({ group: z.string(), band: z.string(), people: z.int() })

const DemandSide = z.object({ cells: z.array(DemandCell), people: z.int(), money: MoneyRange })
export type DemandSide = z.infer<typeof DemandSide>

/** What creators ask against what backers offer. */
export const Demand = z.object({
  asks: DemandSide,
  offers: DemandSide,
  /** The part of the asks that the offers cover, as a fraction; null while one side is empty. */
  covered: MoneyRange.nullable(),
})
export type Demand = z.infer<typeof Demand>

/** The team also sees who wants to invest in the company itself, which covers no campaign. */
export const TeamDemand = Demand.extend({ investors: DemandSide })
export type TeamDemand = z.infer<typeof TeamDemand>
