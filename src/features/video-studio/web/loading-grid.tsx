import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton.tsx'

/** The shape of the grid that is coming. */
export function LoadingGrid() {
  return (
    <SkeletonGroup className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="h-80 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
    </SkeletonGroup>
  )
}
