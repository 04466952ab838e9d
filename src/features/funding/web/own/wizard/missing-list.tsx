import { wizardTexts as texts } from '../../../contract/wizard-texts.ts'
import type { FieldProblems } from '../../../domain/read-content.ts'

/** What a step still needs. Each entry leads to its field. */
export function MissingList({ problems }: { problems: FieldProblems }) {
  const entries = Object.entries(problems)
  if (entries.length === 0) return <p className="text-sm font-medium text-gain">{texts.nothingMissing}</p>
  return (
    <section
      aria-label={texts.missing}
      className="rounded-md border border-line bg-surface px-4 py-3 text-sm"
    >
      <p className="font-semibold">{texts.missing}</p>
      <ul className="mt-1 flex flex-col">
        {entries.map(([field, problem]) => (
          <li key={field}>
            <button
              type="button"
              className="min-h-8 text-left text-ink-soft underline decoration-edge underline-offset-4 hover:text-ink"
              onClick={() => focusField(field)}
            >
              {problem}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A list without lines has no field yet, so its first button gets the focus. */
function focusField(field: string) {
  const target =
    document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`) ??
    document.querySelector<HTMLElement>(`[data-list="${CSS.escape(field)}"] button[data-add]`)
  target?.focus()
  target?.scrollIntoView({ block: 'center' })
}
