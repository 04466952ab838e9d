import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToastProvider } from '#platform/web/ui/toast.tsx'
import { ScriptLines } from './script-lines.tsx'

const nothing = () => Promise.resolve()
const edit = {
  removeLine: nothing,
  editLine: nothing,
  rewriteLine: nothing,
  rememberLine: nothing,
  chooseHook: nothing,
}

test('shows all reasons for a line below it, and below no other', () => {
  const marks = [
    { list: 'script_parts' as const, index: 1, reason: '“87” is in none of your notes.' },
    { list: 'script_parts' as const, index: 1, reason: 'Nobody in your notes said “never”.' },
    { list: 'hooks' as const, index: 0, reason: 'This is about a hook.' },
  ]
  const html = renderToStaticMarkup(
    <ToastProvider>
      <ScriptLines
        list="script_parts"
        title="Script"
        heading="h4"
        lines={['Feed it.', 'It takes 87 days.']}
        isLocked={false}
        {...{ marks, edit }}
      />
    </ToastProvider>,
  )
  const [first, second] = html.split('<li>').slice(1)
  expect(first).not.toContain('Check this line')
  expect(second).toContain(
    'Check this line: “87” is in none of your notes. Nobody in your notes said “never”.',
  )
  expect(html).not.toContain('This is about a hook.')
})
