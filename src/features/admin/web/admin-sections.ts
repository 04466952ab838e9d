import BarChart from 'lucide-react/icons/chart-column'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Inbox from 'lucide-react/icons/inbox'
import List from 'lucide-react/icons/list-ordered'
import Mail from 'lucide-react/icons/mail'
import Megaphone from 'lucide-react/icons/megaphone'
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import Newspaper from 'lucide-react/icons/newspaper'
import Rocket from 'lucide-react/icons/rocket'
import ScrollText from 'lucide-react/icons/scroll-text'
import Users from 'lucide-react/icons/users'
import type { ComponentType } from 'react'

export type AdminSection = {
  id: string
  /** The value of `tab` in the URL. */
  tab: string
  /** The list of the Forms tab, for sections that are one of its lists. */
  list?: string
  label: string
  icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true'; className?: string }>
  /** Follows G as a shortcut. */
  letter: string
}

/** The rail, from top to bottom. */
export const adminSections: readonly AdminSection[] = [
  { id: 'inbox', tab: 'inbox', label: 'Inbox', icon: Inbox, letter: 'i' },
  { id: 'waitlist', tab: 'forms', list: 'waitlist', label: 'Waitlist', icon: List, letter: 'w' },
  { id: 'newsletter', tab: 'forms', list: 'newsletter', label: 'Newsletter', icon: Newspaper, letter: 'n' },
  { id: 'forms', tab: 'forms', label: 'Forms', icon: ClipboardList, letter: 'f' },
  { id: 'broadcasts', tab: 'broadcasts', label: 'Mail', icon: Mail, letter: 'm' },
  { id: 'analytics', tab: 'analytics', label: 'Analytics', icon: BarChart, letter: 'a' },
  { id: 'buttons', tab: 'buttons', label: 'Button Tracking', icon: MousePointerClick, letter: 'b' },
  { id: 'experiments', tab: 'experiments', label: 'Experiments', icon: FlaskConical, letter: 'e' },
  { id: 'launch', tab: 'launch', label: 'Launch', icon: Rocket, letter: 'l' },
  { id: 'campaigns', tab: 'campaigns', label: 'Campaigns', icon: Megaphone, letter: 'c' },
  { id: 'team', tab: 'team', label: 'Team', icon: Users, letter: 't' },
  { id: 'audit', tab: 'audit', label: 'Audit log', icon: ScrollText, letter: 'u' },
]

export const sectionPath = ({ tab, list }: Pick<AdminSection, 'tab' | 'list'>) =>
  list === undefined ? `/admin?tab=${tab}` : `/admin?tab=${tab}&list=${list}`

/** The section of a URL; the inbox if there is none. */
export function findSection(search: URLSearchParams): AdminSection | undefined {
  const tab = search.get('tab')
  const list = search.get('list')
  return (
    adminSections.find((section) => section.tab === tab && section.list === (list ?? undefined)) ??
    adminSections.find((section) => section.tab === tab && section.list === undefined) ??
    adminSections[0]
  )
}
