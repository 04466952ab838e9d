import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '#platform/web/api-client.ts'
import { ApiError, asApiError } from '#platform/web/api-error.ts'
import { studioMessages } from '../../contract/messages.ts'
import type { Preset, PresetInput } from '../../contract/preset.ts'
import { studioKeys } from './idea-cache.ts'
import { presetsApi } from './studio-api.ts'

export const usePresets = () =>
  useQuery({
    queryKey: studioKeys.presets,
    queryFn: async () => {
      try {
        return (await unwrap(presetsApi.index.$get())).items
      } catch (cause) {
        const error = asApiError(cause)
        throw new ApiError(error.status, `${studioMessages.presetsLoadFailed}${error.message}`, { cause })
      }
    },
  })

export function usePresetChanges() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: studioKeys.presets })
  return {
    save: async (id: string | undefined, json: PresetInput): Promise<Preset> => {
      const asked =
        id === undefined
          ? unwrap(presetsApi.index.$post({ json }))
          : unwrap(presetsApi[':id'].$put({ param: { id }, json }))
      const saved = await asked
      await refresh()
      return saved
    },
    remove: async (id: string) => {
      await unwrap(presetsApi[':id'].$delete({ param: { id } })).catch((cause: unknown) => {
        const error = asApiError(cause)
        // Already deleted in another tab.
        if (error.status === 'NOT_FOUND') return
        throw new ApiError(error.status, studioMessages.presetDeleteFailed, { cause })
      })
      await refresh()
    },
  }
}
