import { startServices } from '#app/server/start-services.ts'
import { readConfig } from '#platform/server/config.ts'
import { commonEnvironment } from './common-environment.ts'
import { fastHashing } from '#testing/fast-hashing.ts'

/** Creates in an empty database what a server's first start creates: tables, queues and team accounts. */
export async function prepareTemplate(place: Record<string, string>) {
  const services = await startServices(readConfig({ ...commonEnvironment, ...place }), {
    onCrash: (error) => {
      throw error
    },
    hashing: fastHashing,
  })
  await services.stop()
}
