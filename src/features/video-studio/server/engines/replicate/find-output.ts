/** The address of the video in an output, which may be a string, a list or an object, as the model likes. */
export function findVideoAddress(output: unknown): string | undefined {
  if (typeof output === 'string') return /^https?:\/\//.test(output) ? output : undefined
  if (Array.isArray(output)) return output.map(findVideoAddress).find((address) => address !== undefined)
  if (typeof output !== 'object' || output === null) return undefined
  const fields = output as Record<string, unknown>
  const likely = ['video', 'output', 'url', 'mp4', 'file'].map((name) => fields[name])
  return findVideoAddress(
    [...likely, ...Object.values(fields)].filter(
      (value) => typeof value === 'string' || Array.isArray(value),
    ),
  )
}
