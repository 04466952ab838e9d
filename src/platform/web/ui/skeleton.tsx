import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A grey shape in the place of what is coming; give it that thing's size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes('animate-breathe rounded-sm bg-line', className)} />
}

/** Holds the skeletons of one panel, and says once that it is loading. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">Loading...</span>
      {children}
    </div>
  )
}
