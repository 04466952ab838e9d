import type { CampaignDraft } from '../../../contract/campaign-draft.ts'
import { publicTexts } from '../../../contract/campaign-texts.ts'
import { wizardTexts as texts } from '../../../contract/wizard-texts.ts'
import { formatAmount, minorPerMajor, parseAmount } from '../../../domain/money.ts'
import { readRoi } from '../../../domain/read-content.ts'
import { workedExample } from '../../../domain/worked-example.ts'

/** What the typed terms come to, in a bad, an expected and a good outcome. */
export function WorkedExample({ draft }: { draft: CampaignDraft }) {
  const { currency } = draft
  const goalMinor = parseAmount(draft.goal, currency) ?? 0
  const roi = readRoi(draft)
  const money = (minor: number) => formatAmount({ minor, currency })
  const amountMinor = 100 * minorPerMajor(currency)
  return (
    <section aria-labelledby="example" className="rounded-md bg-sunken p-4">
      <h3 id="example" className="font-semibold">
        {texts.example}
      </h3>
      {!roi.ok || goalMinor === 0 ? (
        <p className="mt-1 text-sm text-ink-soft">{texts.exampleMissing}</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-soft">{texts.exampleFor(money(amountMinor))}</p>
          <table className="mt-2 w-full text-sm tabular-nums">
            <thead>
              <tr className="text-left text-ink-soft">
                {texts.exampleHead.map((head, index) => (
                  <th
                    key={head}
                    scope="col"
                    className={`py-1 font-normal ${index > 0 ? 'text-right' : ''} ${index === 2 ? 'hidden sm:table-cell' : ''}`}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {workedExample({ ...roi.terms, goalMinor, amountMinor }).map((each) => (
                <tr key={each.name} className="border-t border-line">
                  <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                    {publicTexts.cases[each.name]}
                  </th>
                  <td className="py-1.5 text-right">{money(each.revenueMinor)}</td>
                  <td className="hidden py-1.5 text-right sm:table-cell">{money(each.sharedMinor)}</td>
                  <td
                    className={`py-1.5 text-right font-semibold ${each.backMinor < amountMinor ? 'text-danger' : 'text-gain'}`}
                  >
                    {money(each.backMinor)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
