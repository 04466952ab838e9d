import { fork } from 'node:child_process'
import { once } from 'node:events'

/** Starts a process, asks it one question and ends it. */
export async function askChild<Answer extends object>(
  module: URL,
  question: object,
  maxMs: number,
): Promise<Answer | 'failed' | 'late'> {
  const child = fork(module, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, maxMs)
  const ended = once(child, 'exit').then(() => (isLate ? 'late' : 'failed'))
  const answered = once(child, 'message').then(([message]) => message as Answer)
  try {
    child.send(question, () => undefined)
    return await Promise.race([answered, ended])
  } finally {
    clearTimeout(timer)
    child.kill('SIGKILL')
  }
}

/** The child's side: answers one question, and ends with a failure or with the parent. */
export function answerParent<Question>(answer: (question: Question) => Promise<object>) {
  process.once('message', (question: Question) => {
    answer(question).then(
      (message) => process.send?.(message),
      () => process.exit(1),
    )
  })
  process.once('disconnect', () => process.exit(1))
}
