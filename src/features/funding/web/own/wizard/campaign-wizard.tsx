import { useEffect, useRef, type ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { campaignPaths } from '../../../contract/campaign-paths.ts'
import {
  campaignSteps,
  stepTexts,
  wizardTexts as texts,
  type CampaignStep,
} from '../../../contract/wizard-texts.ts'
import { problemsByStep } from '../../../domain/campaign-steps.ts'
import type { FieldProblems } from '../../../domain/read-content.ts'
import { CampaignPreview } from './campaign-preview.tsx'
import { CheckStep } from './check-step.tsx'
import { CoverStep, type CoverStepProps } from './cover-step.tsx'
import { MissingList } from './missing-list.tsx'
import { MoneyStep } from './money-step.tsx'
import { StepList } from './step-list.tsx'
import { StoryStep } from './story-step.tsx'
import { TermsStep } from './terms-step.tsx'
import { TimelineStep } from './timeline-step.tsx'

type WizardProps = Omit<CoverStepProps, 'problems'> & {
  step: CampaignStep
  canEdit: boolean
  problems: FieldProblems
  /** Steps whose fields show their problems. */
  checked: ReadonlySet<CampaignStep>
  /** The buttons of the last step. */
  children: ReactNode
}

/** One step at a time, beside the page as people will see it. Nothing has to be complete to go on. */
export function CampaignWizard({ step, canEdit, problems, checked, children, ...rest }: WizardProps) {
  const { campaign, draft } = rest
  const byStep = problemsByStep(problems)
  const missing = Object.fromEntries(
    campaignSteps.map((each) => [each, Object.keys(byStep[each]).length]),
  ) as Record<CampaignStep, number>
  const props = { ...rest, problems: checked.has(step) ? byStep[step] : {} }
  const heading = useFocusOnChange(step)
  return (
    <div className="grid gap-6 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-10 xl:grid-cols-[13rem_minmax(0,1fr)_24rem]">
      <div className="lg:sticky lg:top-6 lg:self-start">
        <StepList id={campaign.id} current={step} missing={missing} />
      </div>
      <div className="min-w-0">
        <p className="text-sm text-ink-soft tabular-nums">
          {texts.position(campaignSteps.indexOf(step) + 1, campaignSteps.length)}
        </p>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {stepTexts[step].title}
        </h2>
        <p className="mt-1 text-ink-soft">{stepTexts[step].about}</p>
        <fieldset disabled={!canEdit} className="mt-5 flex min-w-0 flex-col gap-5">
          {canEdit && step !== 'check' && <MissingList problems={byStep[step]} />}
          {step === 'story' && <StoryStep {...props} />}
          {step === 'cover' && <CoverStep {...props} />}
          {step === 'money' && <MoneyStep {...props} audience={campaign.audience} />}
          {step === 'terms' && <TermsStep {...props} />}
          {step === 'timeline' && <TimelineStep {...props} />}
          {step === 'check' && canEdit && <CheckStep campaign={campaign} problems={byStep} />}
        </fieldset>
        {step === 'check' && <div className="mt-6">{children}</div>}
        <StepButtons id={campaign.id} step={step} />
      </div>
      <div className="min-w-0 lg:col-start-2 xl:sticky xl:top-6 xl:col-start-3 xl:row-start-1 xl:self-start">
        <CampaignPreview campaign={campaign} draft={draft} />
      </div>
    </div>
  )
}

function StepButtons({ id, step }: { id: string; step: CampaignStep }) {
  const index = campaignSteps.indexOf(step)
  const [before, after] = [campaignSteps[index - 1], campaignSteps[index + 1]]
  return (
    <div className="mt-8 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
      {before === undefined ? (
        <span />
      ) : (
        <ButtonLink to={campaignPaths.edit(id, before)}>{texts.back}</ButtonLink>
      )}
      {after !== undefined && (
        <ButtonLink variant="main" to={campaignPaths.edit(id, after)}>
          {texts.next(stepTexts[after].title)}
        </ButtonLink>
      )}
    </div>
  )
}

/** A new step starts at its heading, for keyboards and screen readers, too. */
function useFocusOnChange(step: CampaignStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return heading
}
