import { FormNotice } from '#platform/web/form/form-notice.tsx'
import { useContractForm } from '#platform/web/form/use-contract-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { accountApi } from '../account-api.ts'
import { requestAccount } from './request-account.ts'
import { Panel } from './panel.tsx'

export function NamePanel({ name, onChange }: { name: string; onChange: () => void }) {
  const form = useContractForm({
    schema: () => import('../../contract/account.ts').then((contract) => contract.NameInput),
    submit: (json) => requestAccount(accountApi.account.$patch({ json })),
    success: ({ message }) => message,
    onSuccess: onChange,
    keepValues: true,
  })
  return (
    <Panel title="Name" about="What we call you.">
      <form {...form.props} className="flex flex-col items-start gap-4">
        <TextField
          {...form.field('name')}
          label="Name"
          defaultValue={name}
          autoComplete="name"
          required
          className="w-full"
        />
        <FormNotice of={form} className="w-full" />
        <Button type="submit" busy={form.busy} busyText="Saving...">
          Save name
        </Button>
      </form>
    </Panel>
  )
}
