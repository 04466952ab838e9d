import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

/** Dark on light in both themes, because cameras can't read it otherwise. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = useQuery({
    queryKey: ['qr-code', text],
    queryFn: async () => {
      const { encode } = await import('uqr')
      return encode(text, { border: 3 })
    },
    // The content is secret.
    gcTime: 0,
    staleTime: Infinity,
  })
  if (code.isError) return null
  if (!code.isSuccess) return <Skeleton className="size-48" />
  const { size, data } = code.data
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md border border-line"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={squares.join('')} />
    </svg>
  )
}
