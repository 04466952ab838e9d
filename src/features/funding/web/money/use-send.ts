import { useMutation } from '@tanstack/react-query'

/** Sends something when asked: says while it is under way, and why it failed. */
export function useSend(send: () => Promise<unknown>, onDone: () => unknown) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await send()
      await onDone()
    },
    // Offline it fails and says so, instead of waiting for a connection.
    networkMode: 'always',
  })
  return { submit: () => mutate(), busy: isPending, failure: error?.message }
}
