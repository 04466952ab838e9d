/**
 * The first letter of the address; never a digit, which would look like a count. Decorative: the caller
 * provides the accessible name.
 */
export function Avatar({ email }: { email: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-ink font-display font-bold text-paper uppercase"
    >
      {/\p{L}/u.exec(email)?.[0]}
    </span>
  )
}
