import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A gray placeholder; give it the size of the content it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes('animate-breathe rounded-sm bg-line', className)} />
}

/** Wraps the skeletons of one panel and announces the loading state once. */
export function SkeletonGroup({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">Loading...</span>
      {children}
    </div>
  )
}
