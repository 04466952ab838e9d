/** How high each bar stands, of 100. The last one is the accent, as in the logo. */
const scenes = {
  /** Something grows. */
  rising: [22, 30, 26, 44, 40, 62, 58, 84],
  /** Nothing is here yet: the bars are about to grow. */
  empty: [10, 10, 10, 12, 12, 14, 14, 30],
  /** One is missing. */
  broken: [30, 38, 46, 0, 62, 70, 0, 86],
} as const

type RisingBarsProps = { scene?: keyof typeof scenes; className?: string }

const step = 20
const width = 12

/** The product's illustration: the rising bars of the logo. Decorative, so it has no text. */
export function RisingBars({ scene = 'rising', className }: RisingBarsProps) {
  const bars = scenes[scene].map((height, index) => ({ height, x: index * step + 4 }))
  return (
    <svg viewBox={`0 0 ${bars.length * step} 100`} aria-hidden="true" className={className}>
      {bars.map(({ height, x }) => (
        <Bar key={x} height={height} x={x} isLast={x === (bars.length - 1) * step + 4} />
      ))}
    </svg>
  )
}

function Bar({ height, x, isLast }: { height: number; x: number; isLast: boolean }) {
  const isMissing = height === 0
  const shown = isMissing ? 50 : height
  return (
    <rect
      x={x}
      y={100 - shown}
      width={width}
      height={isMissing ? shown - 1 : shown}
      rx={Math.min(6, shown / 2)}
      {...(isMissing && { strokeDasharray: '4 4' })}
      className={isMissing ? 'fill-none stroke-edge' : isLast ? 'fill-accent' : 'fill-line'}
    />
  )
}
