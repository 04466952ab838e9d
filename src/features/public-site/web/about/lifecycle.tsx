import { campaignTerms } from '#features/funding/contract/campaign-terms.ts'
import { countInWords } from './count-in-words.ts'
import { plainPercent } from '../plain-figures.ts'

const { maxDays, successShare, repaymentInMonths } = campaignTerms
const mark = plainPercent(successShare)

const steps = [
  {
    title: 'Project creation',
    text: 'The creator describes the work, the budget, the models and what comes back.',
    figure: 'goal set',
  },
  {
    title: 'Verification and approval',
    text: 'We check who is behind it and whether the plan holds up. Only then does it go live.',
    figure: 'checked',
  },
  {
    title: 'Campaign launch',
    text: 'It opens to everyone, with its goal and deadline in plain sight.',
    figure: `${maxDays} days at most`,
  },
  {
    title: 'Funding and execution',
    text: `At about ${mark} of the goal, the project is funded and the work begins.`,
    figure: `${mark} mark`,
  },
  {
    title: 'Returns and rewards',
    text: 'Backers receive what they were promised.',
    figure: `month ${repaymentInMonths.from} to ${repaymentInMonths.to}`,
  },
]

/** Vertical on narrow screens, horizontal on wide ones. */
export function Lifecycle() {
  return (
    <figure className="mt-section">
      <figcaption>
        <h3 className="text-2xl">{countInWords(steps.length)} steps from idea to return</h3>
      </figcaption>
      <ol className="mt-8 grid lg:grid-cols-5">
        {steps.map(({ title, text, figure }, index) => {
          const isLast = index === steps.length - 1
          return (
            <li
              key={title}
              className="relative grid grid-cols-[auto_1fr] gap-x-4 pb-8 last:pb-0 lg:block lg:pr-6 lg:pb-0"
            >
              <span
                aria-hidden="true"
                className={`absolute ${isLast ? 'hidden' : ''} top-0 left-5 h-full w-0.5 bg-line lg:top-5 lg:left-0 lg:h-0.5 lg:w-full`}
              />
              <span
                aria-hidden="true"
                className={`relative grid size-10 place-items-center rounded-full font-display text-lg font-bold tabular-nums ${isLast ? 'bg-gain text-paper' : 'bg-ink text-paper'}`}
              >
                {index + 1}
              </span>
              <div className="lg:mt-5">
                <p
                  className={`text-sm font-semibold tabular-nums ${isLast ? 'text-gain' : 'text-accent-text'}`}
                >
                  {figure}
                </p>
                <h4 className="font-display text-lg leading-snug font-bold">{title}</h4>
                <p className="mt-1 text-sm text-ink-soft">{text}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}
