import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeError } from './log.ts'

test('of a statement that failed the log has the statement, the code and the place, and nothing that a person typed', () => {
  const cause = Object.assign(new Error('duplicate key (ada@example.org)'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.org) already exists.',
  })
  const failed = new DrizzleQueryError('insert into people (email) values ($1)', ['ada@example.org'], cause)
  const described = JSON.stringify(describeError(failed))
  expect(described).not.toContain('ada@example.org')
  expect(described).toContain('insert into people (email) values ($1)')
  expect(described).toContain('23505')
  expect(described).toContain('log.test.ts')
})
