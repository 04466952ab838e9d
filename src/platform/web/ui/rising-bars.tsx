import { risingBars, type BarScene } from '#platform/common/rising-bars.ts'

const looks = { plain: 'fill-line', last: 'fill-accent', missing: 'fill-none stroke-edge' } as const

/** Decorative, so it has no text. */
export function RisingBars({ scene = 'rising', className }: { scene?: BarScene; className?: string }) {
  return (
    <svg viewBox="0 0 160 100" aria-hidden="true" className={className}>
      {risingBars(scene).map(({ kind, shape }) => (
        <rect
          key={shape.x}
          {...shape}
          {...(kind === 'missing' && { strokeDasharray: '4 4' })}
          className={looks[kind]}
        />
      ))}
    </svg>
  )
}
