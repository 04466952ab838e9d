/** The first letter of the address. Whoever shows it says in words whose it is. */
export function Avatar({ email }: { email: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-ink font-display font-bold text-paper uppercase"
    >
      {email.charAt(0)}
    </span>
  )
}
