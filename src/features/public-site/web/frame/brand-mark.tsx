/** Decorative: the name next to it is text. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-ink" />
      <path d="M8 24v-6M16 24V13" strokeWidth="4" strokeLinecap="round" className="stroke-paper" />
      <path d="M24 24V8" strokeWidth="4" strokeLinecap="round" className="stroke-accent" />
    </svg>
  )
}
