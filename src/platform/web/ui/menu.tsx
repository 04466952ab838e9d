import Check from 'lucide-react/icons/check'
import * as Radix from 'radix-ui/dropdown-menu'
import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'

type MenuProps = { trigger: ReactNode; children: ReactNode; align?: 'start' | 'end' }

/**
 * `trigger` is a Button; it gets the menu's state and keys. The menu renders next to it instead of in a
 * portal, so that it belongs to the same landmark; its position is fixed, so that scroll containers don't
 * clip it. Not modal: the rest of the page stays readable while it is open.
 */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-enter overflow-y-auto rounded-md border border-line bg-surface p-1.5 text-ink shadow-floating"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

/** For a link: `<MenuItem asChild><Link to=…/></MenuItem>`. */
export function MenuItem({
  danger,
  className,
  ...props
}: ComponentProps<typeof Radix.Item> & { danger?: boolean }) {
  return (
    <Radix.Item
      {...props}
      className={classes(
        'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm font-medium outline-none select-none data-disabled:opacity-55 data-highlighted:bg-sunken',
        danger && 'text-danger',
        className,
      )}
    />
  )
}

type MenuChoicesProps = {
  label: string
  value: string
  choices: readonly { value: string; label: ReactNode }[]
  onChoose: (value: string) => void
}

/** One of a few values; the current one has a check mark. */
export function MenuChoices({ label, value, choices, onChoose }: MenuChoicesProps) {
  return (
    <Radix.RadioGroup aria-label={label} value={value} onValueChange={onChoose}>
      <MenuLabel>{label}</MenuLabel>
      {choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          value={choice.value}
          className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 text-sm font-medium outline-none select-none data-highlighted:bg-sunken"
        >
          {choice.label}
          <Radix.ItemIndicator className="ml-auto">
            <Check size={16} aria-hidden="true" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-3 py-2 text-xs text-ink-soft">{children}</Radix.Label>
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1.5 h-px bg-line" />
}
