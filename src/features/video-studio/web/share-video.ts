type Shared = 'shared' | 'copied' | 'canceled'

type Shareable = { url: string; title: string; fileName: string }

/** Shares the file where the device can, otherwise copies the link. Throws if neither is possible. */
export async function shareVideo({ url, title, fileName }: Shareable): Promise<Shared> {
  const probe = new File([], fileName, { type: 'video/mp4' })
  if (navigator.canShare?.({ files: [probe] })) {
    const response = await fetch(url)
    if (response.ok) {
      const file = new File([await response.blob()], fileName, { type: 'video/mp4' })
      try {
        await navigator.share({ files: [file], title })
        return 'shared'
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return 'canceled'
        // A large file may take longer than the browser remembers the click; the link still helps.
      }
    }
  }
  await navigator.clipboard.writeText(new URL(url, window.location.href).href)
  return 'copied'
}
