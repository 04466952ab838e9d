/** The box of every text field and select. 16 px text, because iOS zooms the page for anything smaller. */
export const controlStyle =
  'w-full min-w-0 min-h-11 rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink transition-colors ' +
  'placeholder:text-ink-soft hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:outline-danger disabled:bg-sunken disabled:text-ink-soft'
/** Joins class names and skips falsy ones. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
