import { Link } from 'react-router'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TextLink } from '#platform/web/ui/link.tsx'
import { campaignPaths } from '../../../contract/campaign-paths.ts'
import type { OwnCampaign } from '../../../contract/campaigns.ts'
import {
  campaignSteps,
  stepTexts,
  wizardTexts as texts,
  type CampaignStep,
} from '../../../contract/wizard-texts.ts'
import type { FieldProblems } from '../../../domain/read-content.ts'

type CheckStepProps = { campaign: OwnCampaign; problems: Record<CampaignStep, FieldProblems> }

/** What is missing on all steps. */
export function CheckStep({ campaign, problems }: CheckStepProps) {
  const { id, verification } = campaign
  const open = campaignSteps.filter((step) => Object.keys(problems[step]).length > 0)
  return (
    <>
      {open.length === 0 ? (
        <Notice kind="success">{texts.allComplete}</Notice>
      ) : (
        <div>
          <p>{texts.stillMissing}</p>
          <ul className="mt-3 flex flex-col gap-4">
            {open.map((step) => (
              <li key={step} className="rounded-md border border-line bg-surface px-4 py-3">
                <Link
                  to={campaignPaths.edit(id, step)}
                  className="font-semibold text-accent-text hover:underline"
                >
                  {stepTexts[step].title}
                </Link>
                <ul className="mt-1 text-sm text-ink-soft">
                  {Object.entries(problems[step]).map(([field, problem]) => (
                    <li key={field}>{problem}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      )}
      {(verification === 'none' || verification === 'declined') && (
        <Notice kind="information">
          {texts.verifyFirst} <TextLink to={campaignPaths.verification}>{texts.verify}</TextLink>
        </Notice>
      )}
    </>
  )
}
