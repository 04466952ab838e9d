import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import { classes } from '#platform/web/ui/classes.ts'
import { campaignPaths } from '../../../contract/campaign-paths.ts'
import {
  campaignSteps,
  stepTexts,
  wizardTexts as texts,
  type CampaignStep,
} from '../../../contract/wizard-texts.ts'

type StepListProps = {
  id: string
  current: CampaignStep
  /** How many things are missing on each step. */
  missing: Record<CampaignStep, number>
}

/** Every step can be opened at any time. Narrow screens show the numbers only. */
export function StepList({ id, current, missing }: StepListProps) {
  return (
    <nav aria-label={texts.steps}>
      <ol className="flex justify-between gap-1 lg:flex-col">
        {campaignSteps.map((step, index) => {
          const isComplete = step !== 'check' && missing[step] === 0
          const note = isComplete ? texts.complete : missing[step] > 0 ? texts.toDo(missing[step]) : undefined
          return (
            <li key={step} className="min-w-0">
              <Link
                to={campaignPaths.edit(id, step)}
                aria-current={step === current ? 'step' : undefined}
                className={classes(
                  'group flex min-h-11 items-center gap-3 rounded-md p-1 transition-colors hover:bg-sunken lg:px-2',
                  step === current && 'lg:bg-sunken',
                )}
              >
                <span
                  className={classes(
                    'grid size-9 shrink-0 place-items-center rounded-full border-2 text-sm font-semibold tabular-nums',
                    step === current
                      ? 'border-ink bg-ink text-paper'
                      : isComplete
                        ? 'border-gain text-gain'
                        : 'border-edge text-ink-soft',
                  )}
                >
                  {isComplete && step !== current ? <Check size={18} aria-hidden="true" /> : index + 1}
                </span>
                <span className="sr-only min-w-0 lg:not-sr-only">
                  <span className={classes('block', step === current ? 'font-semibold' : 'text-ink-soft')}>
                    {stepTexts[step].title}
                  </span>
                  {note !== undefined && (
                    <span className={classes('block text-xs', isComplete ? 'text-gain' : 'text-ink-soft')}>
                      {note}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
