import { defineJob } from '#platform/server/jobs/jobs.ts'
import { checkInbox } from './conversations/mail-folder.ts'
import { inboxCheck, sendReply } from './conversations/send-replies.ts'
import { conversationReply } from './conversations/write-reply.ts'

export const inboxJobs = [
  defineJob({ kind: conversationReply, createHandler: sendReply }),
  // Every minute.
  defineJob({ kind: inboxCheck, createHandler: checkInbox, schedule: '* * * * *' }),
]
