import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import * as Radix from 'radix-ui/tabs'
import { useCallback, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { classes } from './classes.ts'

export type Tab = { value: string; label: ReactNode; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value?: string
  onChange?: (value: string) => void
  className?: string
}

/** Only the open panel is rendered. Without `value` the first tab opens initially. */
export function Tabs({ label, tabs, value, onChange, className }: TabsProps) {
  const opened = value === undefined ? { defaultValue: tabs[0]?.value } : { value }
  const list = useRef<HTMLDivElement>(null)
  const { more, measure } = useMore(list, value)
  const scroll = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.8, behavior: 'smooth' })
  return (
    <Radix.Root {...opened} onValueChange={onChange} className={className}>
      <div className="relative">
        <Radix.List
          ref={list}
          aria-label={label}
          onScroll={measure}
          className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="-mb-px min-h-11 border-b-2 border-transparent px-3 font-semibold whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-ink"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {more.before && <MoreMark side="left" onClick={() => scroll(-1)} />}
        {more.after && <MoreMark side="right" onClick={() => scroll(1)} />}
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** Tracks whether tabs overflow, and scrolls the open one into view. */
function useMore(list: RefObject<HTMLElement | null>, open: string | undefined) {
  const [more, setMore] = useState({ before: false, after: false })
  const measure = useCallback(() => {
    if (!list.current) return
    const { scrollLeft, scrollWidth, clientWidth } = list.current
    const next = { before: scrollLeft > 1, after: scrollWidth - clientWidth - scrollLeft > 1 }
    setMore((shown) => (shown.before === next.before && shown.after === next.after ? shown : next))
  }, [list])
  useEffect(() => {
    if (!list.current) return undefined
    const watch = new ResizeObserver(measure)
    watch.observe(list.current)
    return () => watch.disconnect()
  }, [list, measure])
  useEffect(() => {
    const tab = list.current?.querySelector('[data-state=active]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [list, open])
  return { more, measure }
}

/** For mouse and touch only; keyboards and screen readers reach every tab without it. */
function MoreMark({ side, onClick }: { side: 'left' | 'right'; onClick: () => void }) {
  const Chevron = side === 'left' ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-more={side}
      onClick={onClick}
      className={classes(
        'absolute inset-y-0 grid w-11 items-center from-paper from-60% to-transparent text-ink',
        side === 'left'
          ? 'left-0 justify-items-start bg-linear-to-r'
          : 'right-0 justify-items-end bg-linear-to-l',
      )}
    >
      <Chevron size={20} aria-hidden="true" />
    </button>
  )
}
