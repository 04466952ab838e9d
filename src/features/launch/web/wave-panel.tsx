import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { withConfirmation } from '#features/accounts/web.ts'
import { unwrap } from '#platform/web/api-client.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { launchPanelTexts } from '../contract/launch-panel-texts.ts'
import { skipReasons, type SkipReason } from '../contract/wave-texts.ts'
import type { Wave } from '../contract/waves.ts'
import { waveApi, wavesKey } from './wave-api.ts'
import { WaveRuleForm, type Rule } from './wave-rule-form.tsx'
import { WaveTable } from './wave-table.tsx'

const texts = launchPanelTexts.waves

/** Choose by rule, look at the dry run, send it, and see who came in. */
export function WavePanel() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: wavesKey })
  const waves = useQuery({
    queryKey: wavesKey,
    queryFn: () => unwrap(waveApi.launch.waves.$get()),
    staleTime: 0,
  })
  const tried = useMutation({
    mutationFn: (json: Rule) => unwrap(waveApi.launch.waves.$post({ json })),
    onSuccess: refresh,
  })
  const sent = useMutation({
    mutationFn: (id: string) =>
      withConfirmation(() => unwrap(waveApi.launch.waves[':id'].sending.$put({ param: { id } }))),
    onSettled: refresh,
  })
  const dryRun = tried.data
  return (
    <section>
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-1 mb-5 max-w-prose text-sm text-ink-soft">{texts.about}</p>
      <WaveRuleForm
        busy={tried.isPending}
        onTry={(rule) => {
          sent.reset()
          tried.mutate(rule)
        }}
      />
      {tried.isError && (
        <Notice kind="failure" className="mt-4">
          {tried.error.message}
        </Notice>
      )}
      {dryRun && !sent.data && (
        <div className="mt-4 flex flex-col items-start gap-3 rounded-md border border-line bg-surface p-4">
          <p role="status" className="font-semibold">
            {texts.chosen(dryRun.wave.chosen)}
          </p>
          {dryRun.people.length > 0 && (
            <>
              <textarea
                readOnly
                rows={6}
                aria-label={texts.people}
                className="w-full rounded-md border border-edge bg-surface p-2 text-sm"
                value={dryRun.people.join('\n')}
              />
              <Button
                variant="main"
                busy={sent.isPending}
                busyText={texts.sending}
                onClick={() => sent.mutate(dryRun.wave.id)}
              >
                {texts.send(dryRun.wave.chosen)}
              </Button>
            </>
          )}
        </div>
      )}
      {sent.isError && (
        <Notice kind="failure" className="mt-4">
          {sent.error.message}
        </Notice>
      )}
      {sent.data && (
        <Notice kind="success" className="mt-4">
          {describeSent(sent.data)}
        </Notice>
      )}
      <div className="mt-6">
        <WaveTable query={waves} />
      </div>
    </section>
  )
}

function describeSent({ sent, skipped }: Wave): string {
  const left = (Object.entries(skipped) as [SkipReason, number][]).filter(([, amount]) => amount > 0)
  const changes = left.map(([reason, amount]) => `${amount} ${skipReasons[reason]}`)
  return changes.length === 0
    ? texts.sent(sent)
    : `${texts.sent(sent)} ${texts.changed} ${changes.join(', ')}.`
}
