import type { ReactNode } from 'react'

export function KitGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h2 className="mb-3 border-b border-line pb-1 text-lg">{title}</h2>
      <div className="flex flex-col gap-4">{children}</div>
    </div>
  )
}

export function KitRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
