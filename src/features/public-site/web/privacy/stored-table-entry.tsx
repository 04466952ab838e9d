import type { StoredTable } from '../../contract/stored-data.ts'

/** Collapsed to keep the list short; a native <details> works without scripts. */
export function StoredTableEntry({ name, title, about, fields }: StoredTable & { name: string }) {
  return (
    <details className="group border-b border-line first:border-t">
      <summary className="py-4 marker:text-accent-text">
        <h2 className="inline text-xl">{title}</h2>
        <span className="block pl-5 text-sm text-ink-soft">{about}</span>
      </summary>
      <dl className="grid gap-x-6 pb-6 pl-5 text-sm sm:grid-cols-[12rem_1fr]">
        {Object.entries(fields).map(([field, sentence]) => (
          <div key={field} className="border-t border-line py-2 sm:contents">
            <dt className="font-code text-xs break-all sm:border-t sm:border-line sm:py-2">
              <span className="sr-only">{name}.</span>
              {field}
            </dt>
            <dd className="text-ink-soft sm:border-t sm:border-line sm:py-2">{sentence}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
