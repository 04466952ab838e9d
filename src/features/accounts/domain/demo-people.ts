export type DemoPerson = { name: string; email: string }

const firstNames =
  'Maya Jonas Priya Luca Aisha Emil Sofia Mateo Hana Oskar Leila Tomas Ines Kofi Nora Ravi Zoë Anton Freya Diego Yuki Elif Marek Chloé Samir Greta Bruno Amara Felix Tess'.split(
    ' ',
  )
const lastNames =
  'Bergman Okafor Sharma Bianchi Haddad Novak Costa Fernandez Sato Weber Aydin Dvorak Moreau Mensah Larsen'.split(
    ' ',
  )

/** 450 fictional people at reserved addresses, so that no email can reach anyone. */
export const demoPeople: readonly DemoPerson[] = Array.from(
  { length: firstNames.length * lastNames.length },
  (_, number) => {
    // Steps coprime to the list lengths keep neighboring entries from sharing a name.
    const first = firstNames[(number * 7) % firstNames.length] ?? ''
    const last = lastNames[(number * 4 + Math.floor(number / firstNames.length)) % lastNames.length] ?? ''
    return { name: `${first} ${last}`, email: `${plain(first)}.${plain(last)}@demo.example` }
  },
)

/**
 * The demo people with an account. Only the server generates IDs, and no real one starts with this prefix.
 */
export const demoAccounts = demoPeople
  .slice(0, 12)
  .map((person, index) => ({ ...person, id: `demo-creator-${index + 1}` }))

export const demoAccountIds = 'demo-%'

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\P{ASCII}/gu, '')
    .toLowerCase()
}
