/** A module next to its importer: TypeScript in development, bundled under another name in production. */
export const siblingModule = (importer: string, source: string, bundled: string): URL =>
  new URL(importer.endsWith('.ts') ? source : bundled, importer)
