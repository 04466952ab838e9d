import { useState } from 'react'
import type { ArmName } from '#features/analytics/contract/experiments.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { formatDate, formatNumber, formatPercent } from '#platform/web/format.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx'
import { Notice, type NoticeKind } from '#platform/web/ui/notice.tsx'
import { Cell, HeadCell, Table, TableBody, TableHead } from '#platform/web/ui/table.tsx'
import { useToast } from '#platform/web/ui/toast.tsx'
import type { Experiment } from '../contract/experiments.ts'
import {
  armNames,
  experimentTexts as texts,
  factorNames,
  metricNames,
  sayDays,
} from '../contract/messages.ts'
import { experimentApi } from './experiment-api.ts'

type CardProps = { experiment: Experiment; canStop: boolean; onChange: () => Promise<unknown> }

export function ExperimentCard({ experiment, canStop, onChange }: CardProps) {
  const { factor, metric, startedAt, startedBy, stoppedAt, smallestEffect } = experiment
  const [isStopping, setStopping] = useState(false)
  const showToast = useToast()

  async function stop() {
    await unwrap(experimentApi[':id'].stop.$post({ param: { id: experiment.id } }))
    showToast({ text: texts.stopped, kind: 'success' })
    await onChange()
  }

  return (
    <article className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-center gap-2 text-lg">
            {factorNames[factor]}
            <Badge tone={stoppedAt === null ? 'gain' : 'neutral'}>
              {stoppedAt === null ? texts.running : texts.over}
            </Badge>
          </h3>
          <p className="mt-1 text-sm break-words text-ink-soft">
            {metricNames[metric]}. {texts.lookingFor(formatNumber(smallestEffect))}{' '}
            {texts.since(formatDate(startedAt), startedBy)}
            {stoppedAt !== null && ` ${texts.until(formatDate(stoppedAt))}`}
          </p>
        </div>
        {canStop && stoppedAt === null && <Button onClick={() => setStopping(true)}>{texts.stop}</Button>}
      </div>
      <Notice kind={verdictLooks[experiment.verdict]}>{sayVerdict(experiment)}</Notice>
      <Arms experiment={experiment} />
      <ConfirmDialog
        open={isStopping}
        onOpenChange={setStopping}
        title={texts.stopTitle}
        confirmText={texts.stop}
        busyText={texts.busy}
        onConfirm={stop}
      >
        {texts.stopText}
      </ConfirmDialog>
    </article>
  )
}

const nameOf = (arm: string) => armNames[arm as ArmName] ?? arm

const verdictLooks: Record<Experiment['verdict'], NoticeKind> = {
  undecided: 'information',
  unequal_visits: 'warning',
  better: 'success',
  no_improvement: 'information',
}

function sayVerdict({ verdict, better, stoppedAt, daysLeft, smallestEffect }: Experiment): string {
  if (verdict === 'unequal_visits') return texts.unequal
  if (verdict === 'better') return texts.better(nameOf(better ?? ''))
  if (verdict === 'no_improvement') return texts.noImprovement(formatNumber(smallestEffect))
  if (stoppedAt !== null) return texts.undecidedAtEnd
  return daysLeft === null ? texts.noVisits : texts.undecided(sayDays(daysLeft))
}

function Arms({ experiment: { arms, factor } }: { experiment: Experiment }) {
  return (
    <Table caption={factorNames[factor]}>
      <TableHead>
        <HeadCell>{texts.version}</HeadCell>
        <HeadCell numeric className="max-sm:hidden">
          {texts.visits}
        </HeadCell>
        <HeadCell numeric className="max-sm:hidden">
          {texts.successes}
        </HeadCell>
        <HeadCell numeric className="max-sm:px-2!">
          {texts.rate}
        </HeadCell>
        <HeadCell>{texts.difference}</HeadCell>
      </TableHead>
      <TableBody>
        {arms.map(({ name, visits, conversions, difference }, index) => (
          <tr key={name}>
            <Cell className="font-medium sm:whitespace-nowrap">{nameOf(name)}</Cell>
            <Cell numeric className="max-sm:hidden">
              {formatNumber(visits)}
            </Cell>
            <Cell numeric className="max-sm:hidden">
              {formatNumber(conversions)}
            </Cell>
            <Cell numeric className="max-sm:px-2!">
              {visits === 0 ? '–' : formatPercent(conversions / visits)}
              {/* On a phone in place of two columns, so that the difference is in view. */}
              <span className="block text-xs whitespace-nowrap text-ink-soft sm:hidden">
                {texts.of(formatNumber(conversions), formatNumber(visits))}
              </span>
            </Cell>
            <Cell className="sm:whitespace-nowrap">
              {index === 0 ? texts.usual : difference ? sayDifference(difference) : texts.tooFew}
            </Cell>
          </tr>
        ))}
      </TableBody>
    </Table>
  )
}

const sayDifference = ({ lower, upper }: NonNullable<Experiment['arms'][number]['difference']>) =>
  texts.between(signed(lower), signed(upper))

const points = new Intl.NumberFormat(undefined, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
const signed = (value: number) => points.format(value).replace('-', '−')
