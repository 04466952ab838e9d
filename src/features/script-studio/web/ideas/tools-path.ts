import { accountPaths } from '#features/accounts/contract/paths.ts'

/** The list of tools, which this feature does not know otherwise. */
export const toolsPath = accountPaths.aiTools
