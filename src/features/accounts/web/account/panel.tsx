import { useId, type ReactNode } from 'react'

/** Description on the left, controls on the right. */
export function Panel({ title, about, children }: { title: string; about: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-x-10 gap-y-5 py-8 md:grid-cols-[1fr_1.6fr]">
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <div className="mt-1 text-sm text-ink-soft">{about}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
