import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeError } from './log.ts'

test('a failed statement is logged with its code and place, without user input', () => {
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
