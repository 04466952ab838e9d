import { useToast } from '#platform/web/ui/toast.tsx'

/** Puts a text on the clipboard. Tells whether it worked: a page may be forbidden to. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

export function useCopy() {
  const toast = useToast()
  return async (text: string, done: string) => {
    const isCopied = await copyText(text)
    toast(
      isCopied
        ? { text: done }
        : {
            kind: 'failure',
            text: 'Your browser did not allow copying. Please select the text and copy it.',
          },
    )
  }
}
