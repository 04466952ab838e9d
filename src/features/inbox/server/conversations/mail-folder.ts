import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '#platform/common/durations.ts'
import { AppError } from '#platform/common/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Jobs } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log.ts'
import { conversationLimits } from '../../contract/conversation-choices.ts'
import { deleteOldChanges } from './changes.store.ts'
import { receiveMail } from './receive-mail.ts'
import type { ReplyAddress } from './reply-address.ts'
import { giveUpUnsent } from './send-replies.ts'

type Deps = { database: Database; jobs: Jobs; log: Log; replyAddress: ReplyAddress; mailFolder: string }

export function checkInbox(deps: Deps) {
  return async () => {
    await takeMailFiles(deps)
    await giveUpUnsent(deps)
    await deleteOldChanges(deps.database.db, new Date(Date.now() - dayMs))
  }
}

/**
 * Takes in every `.eml` file of the folder. It is deleted after it is stored; a crash in between stores it
 * once, by its Message-ID. What can't be read is renamed to `.rejected`, after a day if a later attempt may
 * succeed.
 */
export async function takeMailFiles({ mailFolder, log, ...deps }: Omit<Deps, 'jobs'>) {
  await mkdir(mailFolder, { recursive: true, mode: 0o700 })
  for (const name of (await readdir(mailFolder)).filter((file) => file.endsWith('.eml')).toSorted()) {
    const file = join(mailFolder, name)
    const { size, mtimeMs } = await stat(file)
    try {
      if (size > conversationLimits.mailBytes) throw new AppError('INVALID_ARGUMENT', 'too large')
      await receiveMail(deps, await readFile(file))
      await rm(file)
    } catch (error) {
      const status = error instanceof AppError ? error.status : undefined
      if (status !== 'INVALID_ARGUMENT' && status !== 'UNAVAILABLE') throw error
      const isRejected = status === 'INVALID_ARGUMENT' || Date.now() - mtimeMs > dayMs
      log.warn({ err: error }, isRejected ? 'email file rejected' : 'email file postponed')
      if (isRejected) await rename(file, `${file}.rejected`)
    }
  }
}
