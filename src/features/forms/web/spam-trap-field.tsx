/** A field for programs that fill in everything. Nobody sees it, reaches it by keyboard or hears of it. */
export function SpamTrapField() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        Leave this empty
        <input name="homepage" type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
