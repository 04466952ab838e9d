type Shape = { what: string; pattern: RegExp }

/** Patterns that only secrets match. */
const keyShapes: readonly Shape[] = [
  { what: 'an AI key', pattern: /\bsk-[A-Za-z0-9_-]{20,}/ },
  { what: 'a Google key', pattern: /\bAIza[A-Za-z0-9_-]{35}/ },
  { what: 'a Google client secret', pattern: /\bGOCSPX-[A-Za-z0-9_-]{20,}/ },
  { what: 'a Replicate token', pattern: /\br8_[A-Za-z0-9]{30,}/ },
  { what: 'an AWS key', pattern: /\b(AKIA|ASIA)[A-Z0-9]{16}\b/ },
  { what: 'a GitHub token', pattern: /\b(gh[pousr]_[A-Za-z0-9]{30,}|github_pat_[A-Za-z0-9_]{30,})/ },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY/ },
  { what: 'a signed token', pattern: /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/ },
  {
    what: 'an address with a password',
    pattern:
      /\b(postgres(ql)?|mysql|redis|mongodb|smtps?|https?):\/\/[^\s:@/'"`<>$\\]{1,64}:[^\s@/'"`<>$\\]{3,128}@/,
  },
]

/** Texts that remain in a bundle that contains server code. */
const serverMarks: readonly Shape[] = [
  { what: 'a module of Node', pattern: /(\bfrom|\bimport|\brequire\(|\bimport\()\s*["'`]node:[a-z_/]+["'`]/ },
  { what: 'an emptied module of Node', pattern: /has been externalized for browser compatibility/ },
  { what: 'the query builder', pattern: /\bdrizzle:(entityKind|IsDrizzleTable)\b/ },
  { what: 'the database driver', pattern: /\bSASL: SCRAM-SERVER|\bpg_catalog\b/ },
  { what: 'the job queue', pattern: /\bpg-?boss\b/ },
  { what: 'the server log', pattern: /\bpino\.(logFuncs|setLevel)\b/ },
  {
    what: 'the server half of the sign-in library',
    pattern: /You are using the default secret|\bbetter-auth\/(adapters|db|node)\b/,
  },
  { what: 'the mailer', pattern: /\bnodemailer\b/i },
  { what: 'the file store', pattern: /\bX-Amz-Security-Token\b/i },
]

// The browser part of the auth library reads this variable by name, which is undefined in a browser.
const signInGetter = /get AUTH_SECRET\(\)\s*\{\s*return [\w$]+\((["'`])AUTH_SECRET\1\);?\s*\}/g

const assignment =
  /["'`]?([\w-]*(?:key|secret|token|password|passwd)[\w-]*)["'`]?\s*[:=]\s*["'`]([A-Za-z0-9+/_=-]{20,})["'`]/gi

/** One line for each secret or trace of server code in a public file. */
export function findSecrets(path: string, text: string, variables: readonly string[]): string[] {
  const ours = text.replace(signInGetter, '')
  const named = variables.filter((name) => new RegExp(`(?<![A-Z0-9_])${name}(?![A-Z0-9_])`).test(ours))
  const shaped = [...keyShapes, ...serverMarks].filter(({ pattern }) => pattern.test(text))
  const assigned = [...text.matchAll(assignment)].filter(([, , value = '']) => isRandom(value))
  return [
    ...named.map((name) => `${path}: the variable ${name}`),
    ...shaped.map(({ what }) => `${path}: ${what}`),
    // Never prints the value, because this output ends up in logs.
    ...assigned.map(
      ([, name, value = '']) => `${path}: a random value of ${value.length} characters in ${name}`,
    ),
    ...(path.includes('vite-browser-external') ? [`${path}: an emptied module of Node`] : []),
  ]
}

/** Random letters and digits, but not hyphenated words or long camelCase names. */
function isRandom(value: string): boolean {
  if (/^([a-z]+|\d+)([-_/]([a-z]+|\d+))*$/i.test(value)) return false
  const hasDigits = (value.match(/\d/g)?.length ?? 0) >= 3
  return hasDigits && /[a-z]/i.test(value) && entropyOf(value) >= 3.5
}

/**
 * Shannon entropy in bits per character: English words have about 3, random hexadecimal digits at least 3.7.
 */
function entropyOf(value: string): number {
  const counts = new Map<string, number>()
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length)
  return bits
}
