// The server deletes what no video uses after a day.
const keptMs = 12 * 60 * 60 * 1000

/** Uploads something once, even if the request with it is sent again, but anew if the server may have deleted it. */
export function rememberUploads<Source extends object>(upload: (source: Source) => Promise<string>) {
  const uploaded = new WeakMap<Source, { id: string; at: number }>()
  return async (source: Source): Promise<string> => {
    const known = uploaded.get(source)
    if (known && Date.now() - known.at < keptMs) return known.id
    const id = await upload(source)
    uploaded.set(source, { id, at: Date.now() })
    return id
  }
}
