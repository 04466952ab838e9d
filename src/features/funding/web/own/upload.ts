import { apiErrorOf, asApiError } from '#platform/web/api-error.ts'

/** Sends a file as it is. The typed client knows JSON only. */
export async function upload<Answer>(method: 'PUT' | 'POST', path: string, file: File): Promise<Answer> {
  const headers = { 'content-type': file.type }
  const response = await fetch(path, { method, headers, credentials: 'same-origin', body: file }).catch(
    (cause: unknown) => {
      throw asApiError(cause)
    },
  )
  const content: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw apiErrorOf(response.status, content)
  return content as Answer
}
