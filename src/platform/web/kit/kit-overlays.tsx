import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog, type DialogSize } from '../ui/dialog.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu.tsx'
import { useToast } from '../ui/toast.tsx'
import { TextField } from '../ui/text-field.tsx'
import { KitGroup, KitRow } from './kit-group.tsx'

const sizes: DialogSize[] = ['sm', 'md', 'lg', 'xl', '2xl', '3xl']

export function KitOverlays() {
  const [size, setSize] = useState<DialogSize>()
  const [asking, setAsking] = useState(false)
  const toast = useToast()
  const close = () => setSize(undefined)
  return (
    <KitGroup title="Dialog, menu, toast">
      <KitRow>
        {sizes.map((name) => (
          <Button key={name} onClick={() => setSize(name)}>
            Dialog {name}
          </Button>
        ))}
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete an entry
        </Button>
        <Menu trigger={<Button>Account</Button>}>
          <MenuLabel>ada@example.com</MenuLabel>
          <MenuItem>Settings</MenuItem>
          <MenuItem disabled>Reports</MenuItem>
          <MenuSeparator />
          <MenuItem danger>Sign Out</MenuItem>
        </Menu>
        <Button onClick={() => toast({ text: 'Entry saved.' })}>Toast</Button>
        <Button
          onClick={() => toast({ text: 'Entry deleted.', action: { text: 'Undo', run: () => undefined } })}
        >
          Toast with undo
        </Button>
        <Button onClick={() => toast({ text: 'Not saved.', kind: 'failure' })}>Failure toast</Button>
      </KitRow>
      <Dialog
        open={size !== undefined}
        onOpenChange={close}
        size={size ?? 'md'}
        title={`A ${size} dialog`}
        description="Press Escape or click outside to close."
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="main" onClick={close}>
              Save Entry
            </Button>
          </>
        }
      >
        <TextField label="Name of the entry" name="entryName" />
      </Dialog>
      <ConfirmDialog open={asking} onOpenChange={setAsking} title="Delete this entry?" onConfirm={failOnce}>
        ‘Short and loud’ and its 3 saved settings will be permanently deleted.
      </ConfirmDialog>
    </KitGroup>
  )
}

async function failOnce() {
  await new Promise((resolve) => setTimeout(resolve, 800))
  throw new Error('We can’t reach the server right now. Check your connection and try again.')
}
