import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import type { ScriptToFilm } from '../contract/video-request.ts'

/** Says that the scenes do not come from the prompt, and offers that they do. */
export function ScriptNotice({ script, onDrop }: { script: ScriptToFilm; onDrop: () => void }) {
  const scenes = script.script_parts.length
  return (
    <Notice
      kind="information"
      title={script.title === '' ? 'Made from your script' : `Made from your script ‘${script.title}’`}
      actions={<Button onClick={onDrop}>Use the prompt</Button>}
    >
      The scenes follow its {scenes === 1 ? 'one part' : `${scenes} parts`}; the prompt sets the mood.
    </Notice>
  )
}
