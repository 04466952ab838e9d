import { useToast } from '#platform/web/ui/toast.tsx'
import { exportMessages } from '../../contract/script-messages.ts'

/** Copies text to the clipboard. Returns whether it worked, because a page may lack permission. */
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
    toast(isCopied ? { text: done } : { kind: 'failure', text: exportMessages.copyBlocked })
  }
}
