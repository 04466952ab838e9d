import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { eventually } from '#testing/eventually.ts'
import { ApiError } from '../api-error.ts'
import {
  createFormController,
  untouchedForm,
  type FormOptions,
  type FormState,
  type Submission,
} from './form-controller.ts'

const Schema = z.object({
  email: z.string().min(1, 'Enter an address').includes('@', 'Not an address'),
  message: z.string().min(3, 'Too short'),
})
type Values = z.output<typeof Schema>
type Options = FormOptions<typeof Schema, string>

const valid = { email: 'ada@example.org', message: 'Hello there' }

/** A form with two fields whose submits wait until the test responds. */
function openForm(changes: Partial<Options> = {}) {
  let typed: Record<string, string> = { email: '', message: '' }
  let draft: Record<string, string> | undefined
  let state: FormState = untouchedForm
  const sent: { values: Values; submission: Submission; response: PromiseWithResolvers<string> }[] = []
  const controller = createFormController<typeof Schema, string>((change) => (state = change(state)))
  const options: Options = {
    schema: () => Promise.resolve(Schema),
    submit: (values, submission) => {
      const response = Promise.withResolvers<string>()
      sent.push({ values, submission, response })
      return response.promise
    },
    ...changes,
  }
  const view = {
    read: () => ({ ...typed }),
    names: () => new Set(Object.keys(typed)),
    reset: () => void (typed = { email: '', message: '' }),
    saveDraft: () => void (draft = { ...typed }),
    dropDraft: () => void (draft = undefined),
  }
  return {
    sent,
    controller,
    typed: () => typed,
    draft: () => draft,
    state: () => state,
    type: (name: string, text: string) => {
      typed = { ...typed, [name]: text }
      return controller.input(view, name, options)
    },
    fill: (values: Record<string, string>) => void (typed = { ...values }),
    submit: () => controller.submit(view, options),
    /** Submits, and waits until the request is sent. */
    async send() {
      const before = sent.length
      const done = controller.submit(view, options)
      await eventually(() => expect(sent.length).toBe(before + 1))
      return { done, ...sent[before]! }
    },
  }
}

test('sends a valid form once, clears it and shows a notice', async () => {
  const onSuccess = vi.fn<(response: string, values: Values) => void>()
  const form = openForm({ success: (response) => `Saved as ${response}.`, onSuccess })
  form.controller.shown(1234)
  form.fill(valid)
  const { done, values, submission, response } = await form.send()
  expect(form.state().busy).toBe(true)
  expect(values).toEqual(valid)
  expect(submission).toEqual({ shownAt: 1234, idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) })
  response.resolve('7')
  await done
  expect(form.state()).toEqual({ ...untouchedForm, notice: { kind: 'success', text: 'Saved as 7.' } })
  expect(form.typed()).toEqual({ email: '', message: '' })
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('7', valid)
})

test('an invalid form is not sent, shows every error and requests focus each time', async () => {
  const form = openForm()
  await form.submit()
  expect(form.state()).toEqual({
    ...untouchedForm,
    found: { email: 'Enter an address', message: 'Too short' },
    focusRequest: 1,
  })
  await form.submit()
  expect([form.sent.length, form.state().focusRequest]).toEqual([0, 2])
})

test('while correcting a form, errors change or clear and no new one appears', async () => {
  const form = openForm()
  await form.type('message', 'Hello')
  expect(form.state().found).toEqual({})
  await form.submit()
  expect(form.state().found).toEqual({ email: 'Enter an address' })
  await form.type('message', 'x')
  await form.type('email', 'ada')
  expect(form.state().found).toEqual({ email: 'Not an address' })
  await form.type('email', valid.email)
  expect(form.state().found).toEqual({})
})

test('a slow check of an older text does not replace a newer result', async () => {
  const slow = Promise.withResolvers<boolean>()
  const asked: string[] = []
  const message = Schema.shape.message.refine(
    (text) => asked.push(text) > 0 && (text !== 'slow' || slow.promise),
  )
  const form = openForm({ schema: () => Promise.resolve(z.object({ ...Schema.shape, message })) })
  await form.submit()
  const first = form.type('message', 'slow')
  await eventually(() => expect(asked).toContain('slow'))
  await form.type('message', '')
  expect(form.state().found).toEqual({ email: 'Enter an address', message: 'Too short' })
  slow.resolve(true)
  await first
  expect(form.state().found).toEqual({ email: 'Enter an address', message: 'Too short' })
})

test('a second submit while the first is pending sends nothing', async () => {
  const form = openForm()
  form.fill(valid)
  const second = [form.send(), form.submit()] as const
  const { done, response } = await second[0]
  await second[1]
  expect(form.state().busy).toBe(true)
  response.resolve('7')
  await done
  expect([form.sent.length, form.state().busy]).toEqual([1, false])
})

test('server errors stay at their fields until edited, others appear in the message', async () => {
  const form = openForm({ failure: 'Please check the form.' })
  form.fill(valid)
  const { done, response } = await form.send()
  const fields = { email: 'Taken', message: 'Not allowed', token: 'It has expired.' }
  response.reject(new ApiError('INVALID_ARGUMENT', 'x', { fields }))
  await done
  expect(form.state()).toMatchObject({
    busy: false,
    refused: fields,
    notice: { kind: 'failure', text: 'Please check the form. It has expired.' },
    focusRequest: 1,
  })
  expect(form.typed()).toEqual(valid)
  await form.type('email', 'eve@example.org')
  expect(form.state().refused).toEqual({ message: 'Not allowed', token: 'It has expired.' })
  expect(form.state().notice).toBeUndefined()
})

test('a retry of the same content has the same key, changed content a new one', async () => {
  const form = openForm()
  form.fill(valid)
  const keys: string[] = []
  for (const change of [false, false, true]) {
    if (change) await form.type('message', 'Something else')
    const { done, response, submission } = await form.send()
    keys.push(submission.idempotencyKey)
    response.reject(new TypeError('Failed to fetch'))
    await done
    expect(form.state().notice?.text).toContain('We can’t reach the server')
    expect(form.typed().email).toBe(valid.email)
  }
  const { done, response, submission } = await form.send()
  expect([keys[1] === keys[0], keys[2] === keys[1], submission.idempotencyKey === keys[2]]).toEqual([
    true,
    false,
    true,
  ])
  expect(form.state().notice).toBeUndefined()
  response.resolve('7')
  await done
  form.fill(valid)
  const next = await form.send()
  expect(next.submission.idempotencyKey).not.toBe(keys[2])
})

test('text typed while a response is pending is not lost on success', async () => {
  const form = openForm({ success: 'Sent.' })
  await form.type('email', valid.email)
  await form.type('message', valid.message)
  const { done, response } = await form.send()
  await form.type('message', 'A second thought')
  response.resolve('7')
  await done
  expect(form.typed()).toEqual({ ...valid, message: 'A second thought' })
  expect(form.draft()).toEqual(form.typed())
  expect(form.state().notice?.text).toBe('Sent.')
})

test('a draft survives a failure and is dropped on success', async () => {
  const form = openForm({ keepValues: true })
  await form.type('email', valid.email)
  await form.type('message', valid.message)
  const failed = await form.send()
  failed.response.reject(new TypeError('Failed to fetch'))
  await failed.done
  expect(form.draft()).toEqual(valid)
  const { done, response } = await form.send()
  response.resolve('7')
  await done
  expect([form.draft(), form.typed()]).toEqual([undefined, valid])
})

test('a schema that fails to load is reported, and loaded again by the next submit', async () => {
  const schema = vi.fn<() => Promise<typeof Schema>>()
  schema.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Schema)
  const form = openForm({ schema })
  form.fill(valid)
  await form.submit()
  expect(form.state()).toMatchObject({ busy: false, notice: { kind: 'failure' } })
  expect(form.typed()).toEqual(valid)
  const { done, response } = await form.send()
  response.resolve('7')
  await done
  expect(schema).toHaveBeenCalledTimes(2)
})

test('a dismissed notice is gone', async () => {
  const form = openForm({ failure: ({ status }) => `It failed: ${status}` })
  form.fill(valid)
  const { done, response } = await form.send()
  response.reject(new ApiError('INTERNAL', 'x'))
  await done
  expect(form.state().notice?.text).toBe('It failed: INTERNAL')
  form.controller.dismissNotice()
  expect(form.state().notice).toBeUndefined()
})
