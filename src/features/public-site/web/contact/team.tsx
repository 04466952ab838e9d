import { brand } from '#platform/common/brand.ts'
import { OutsideLink } from '#platform/web/ui/link.tsx'

export function Team() {
  return (
    <section aria-labelledby="team-heading">
      <h2 id="team-heading" className="text-2xl">
        The team
      </h2>
      <ul className="mt-5 grid gap-5">
        {brand.team.map(({ name, role, email }) => (
          <li key={email} className="flex items-center gap-4">
            <span
              aria-hidden="true"
              className="grid size-14 shrink-0 place-items-center rounded-full bg-ink font-display text-xl font-bold text-paper"
            >
              {initials(name)}
            </span>
            <div className="min-w-0">
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-ink-soft">{role}</p>
              <OutsideLink href={`mailto:${email}`} className="inline-flex min-h-10 items-center text-sm">
                {email}
              </OutsideLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const initials = (name: string) =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('')
