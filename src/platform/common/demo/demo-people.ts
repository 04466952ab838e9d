export type DemoPerson = { name: string; email: string }

const firstNames =
  'Maya Jonas Priya Luca Aisha Emil Sofia Mateo Hana Oskar Leila Tomas Ines Kofi Nora Ravi Zoë Anton Freya Diego Yuki Elif Marek Chloé Samir Greta Bruno Amara Felix Tess'.split(
    ' ',
  )
const lastNames =
  'Bergman Okafor Sharma Bianchi Haddad Novak Costa Fernandez Sato Weber Aydin Dvorak Moreau Mensah Larsen'.split(
    ' ',
  )

/** 450 people who do not exist, at addresses that cannot: nobody ever gets a mail. */
export const demoPeople: readonly DemoPerson[] = Array.from(
  { length: firstNames.length * lastNames.length },
  (_, number) => {
    // Steps without a common divisor with the lengths, so that neighbours share no name.
    const first = firstNames[(number * 7) % firstNames.length] ?? ''
    const last = lastNames[(number * 4 + Math.floor(number / firstNames.length)) % lastNames.length] ?? ''
    return { name: `${first} ${last}`, email: `${plain(first)}.${plain(last)}@demo.example` }
  },
)

/** Those of them who have an account. Ids are made by the server alone, and no other begins like theirs. */
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
