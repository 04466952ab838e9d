import { inStorage } from '#platform/web/browser-storage.ts'

const keyOf = (toolId: string, email: string) => `crovest:asked-for:${toolId}:${email}`

/** Remembers in this browser which tools a visitor asked about, so that the page doesn't ask again. */
export const hasAskedFor = (toolId: string, email: string): boolean =>
  inStorage('local', (storage) => storage.getItem(keyOf(toolId, email)) !== null) ?? false

export function rememberAskedFor(toolId: string, email: string): void {
  inStorage('local', (storage) => storage.setItem(keyOf(toolId, email), '1'))
}
