import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { Checkbox } from '#platform/web/ui/checkbox.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { alertRule, reportMailTexts as texts } from '../../contract/report-mail-texts.ts'
import type { MailChoices } from '../../contract/report-mails.ts'
import { Section } from './picture.tsx'
import { mailApi } from './report-api.ts'

const key = ['analytics', 'mail-choices']

/** The signed-in team member's own switches. */
export function MailSwitches() {
  const client = useQueryClient()
  const choices = useQuery({
    queryKey: key,
    queryFn: () => unwrap(mailApi.analytics['mail-choices'].$get()),
  })
  const save = useMutation({
    mutationFn: (json: MailChoices) => unwrap(mailApi.analytics['mail-choices'].$put({ json })),
    onSuccess: (saved) => client.setQueryData(key, saved),
  })
  if (!choices.data) return null
  const shown = save.isPending ? save.variables : choices.data
  return (
    <Section title={texts.section} className="mt-10">
      {save.isError && <Notice kind="failure">{texts.failure}</Notice>}
      <Checkbox
        label={texts.weekly}
        hint={texts.weeklyHint}
        checked={shown.weekly}
        disabled={save.isPending}
        onChange={({ target }) => save.mutate({ ...shown, weekly: target.checked })}
      />
      <Checkbox
        label={texts.alerts}
        hint={alertRule}
        className="mt-2 max-w-prose"
        checked={shown.alerts}
        disabled={save.isPending}
        onChange={({ target }) => save.mutate({ ...shown, alerts: target.checked })}
      />
    </Section>
  )
}
