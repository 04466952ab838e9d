import { newsletterFields } from '../contract/form-fields.ts'
import { toolInterestMessages } from '../contract/form-messages.ts'
import { formPaths } from '../contract/form-paths.ts'
import { useVisitorForm } from './use-visitor-form.ts'
import { VisitorForm } from './visitor-form.tsx'

/** One email field, for a tool that isn't ready. */
export function NotifyForm({ toolId, toolTitle }: { toolId: string; toolTitle: string }) {
  const form = useVisitorForm({
    path: formPaths.toolInterest,
    schema: () => import('../contract/tool-interest.ts').then(({ ToolInterestInput }) => ToolInterestInput),
    draft: `notify-${toolId}`,
  })
  return (
    <VisitorForm
      form={form}
      action={formPaths.toolInterest}
      fields={newsletterFields}
      messages={toolInterestMessages}
      send={toolInterestMessages.open}
    >
      <input type="hidden" name="toolId" value={toolId} />
      <input type="hidden" name="toolTitle" value={toolTitle} />
    </VisitorForm>
  )
}
