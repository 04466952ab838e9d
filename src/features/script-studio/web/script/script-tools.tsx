import Presentation from 'lucide-react/icons/presentation'
import { Suspense, useState } from 'react'
import { lazyDialog } from '#platform/web/lazy-dialog.tsx'
import { lazyWithFallback } from '#platform/web/lazy-with-fallback.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadFailure } from '#platform/web/ui/error-state.tsx'
import type { Idea } from '../../contract/idea.ts'
import { prompterMessages } from '../../contract/script-messages.ts'
import type { PartialScript } from '../../contract/script.ts'
import { spokenLines } from '../../domain/render-script.ts'

const Teleprompter = lazyDialog(async () => (await import('./teleprompter.tsx')).Teleprompter)

const ScriptExports = lazyWithFallback(
  async () => (await import('./script-exports.tsx')).ScriptExports,
  LoadFailure,
)

/** What can be done with a finished script: read it aloud, copy it, download it, film it. */
export function ScriptTools({ idea, script }: { idea: Idea; script: PartialScript }) {
  const [isPrompting, setIsPrompting] = useState(false)
  const { title, selectedHook } = idea
  return (
    <div className="-mx-2 flex flex-wrap gap-1">
      <Button variant="quiet" onClick={() => setIsPrompting(true)}>
        <Presentation size={16} aria-hidden="true" />
        {prompterMessages.open}
      </Button>
      <Suspense fallback={null}>
        <ScriptExports entry={{ title, script, selectedHook }} scriptId={idea.id} />
      </Suspense>
      <Teleprompter
        open={isPrompting}
        title={title}
        lines={spokenLines({ script, selectedHook })}
        onClose={() => setIsPrompting(false)}
      />
    </div>
  )
}
