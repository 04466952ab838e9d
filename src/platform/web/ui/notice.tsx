import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type NoticeKind = 'success' | 'failure' | 'warning' | 'information'

const looks = {
  success: { icon: CircleCheck, box: 'bg-gain-wash border-gain', mark: 'text-gain' },
  failure: { icon: TriangleAlert, box: 'bg-danger-wash border-danger', mark: 'text-danger' },
  warning: { icon: TriangleAlert, box: 'bg-warn-wash border-warn', mark: 'text-warn' },
  information: { icon: Info, box: 'bg-sunken border-edge', mark: 'text-ink-soft' },
}

type NoticeProps = {
  kind: NoticeKind
  title?: ReactNode
  children: ReactNode
  actions?: ReactNode
  className?: string | undefined
}

/** An inline message. A failure interrupts a screen reader; anything else is announced politely. */
export function Notice({ kind, title, children, actions, className }: NoticeProps) {
  const { icon: Icon, box, mark } = looks[kind]
  return (
    <div
      role={kind === 'failure' ? 'alert' : 'status'}
      className={classes(
        'flex animate-enter items-start gap-3 rounded-md border-l-4 px-4 py-3 text-ink',
        box,
        className,
      )}
    >
      <Icon size={20} aria-hidden="true" className={classes('mt-0.5 shrink-0', mark)} />
      {/* A button next to the text wraps below it before the text gets too narrow. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          {title !== undefined && <p className="font-semibold">{title}</p>}
          <div className="text-sm">{children}</div>
        </div>
        {actions}
      </div>
    </div>
  )
}
