import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink, OutsideLink, TextLink } from '../ui/link.tsx'
import { KitGroup, KitRow } from './kit-group.tsx'

export function KitActions() {
  return (
    <>
      <KitGroup title="Button">
        <KitRow>
          <Button variant="main">Save Profile</Button>
          <Button>Cancel</Button>
          <Button variant="quiet">Learn more</Button>
          <Button variant="danger">Delete</Button>
        </KitRow>
        <KitRow>
          <Button variant="main" busy busyText="Sending...">
            Send
          </Button>
          <Button busy>Refresh</Button>
          <Button variant="main" disabled>
            Disabled
          </Button>
          <Button disabled>Disabled</Button>
        </KitRow>
        <KitRow>
          <Button variant="main" size="lg">
            <Plus size={18} aria-hidden="true" /> Large
          </Button>
          <Button size="icon" aria-label="Delete">
            <Trash2 size={18} aria-hidden="true" />
          </Button>
          <ButtonLink to="/">A link as a button</ButtonLink>
        </KitRow>
      </KitGroup>
      <KitGroup title="Link and badge">
        <p>
          Text with <TextLink to="/">a link to a page</TextLink> and{' '}
          <OutsideLink href="https://example.com">one to elsewhere</OutsideLink>.
        </p>
        <KitRow>
          <Badge>pending</Badge>
          <Badge tone="gain">approved</Badge>
          <Badge tone="danger">rejected</Badge>
          <Badge tone="warn">contacted</Badge>
          <Badge tone="accent">new</Badge>
        </KitRow>
      </KitGroup>
    </>
  )
}
