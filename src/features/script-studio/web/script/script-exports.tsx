import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Film from 'lucide-react/icons/film'
import { Button } from '#platform/web/ui/button.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { Menu, MenuItem } from '#platform/web/ui/menu.tsx'
import { exportMessages } from '../../contract/script-messages.ts'
import { fileName, renderMarkdown, renderText, type Titled } from '../../domain/render-script.ts'
import { toFilm, videoToolPath } from '../../domain/to-film.ts'
import { useCopy } from './use-copy.ts'

type ScriptExportsProps = {
  entry: Titled
  /** The video that is made from it links to this script. */
  scriptId: string | null
}

export function ScriptExports({ entry, scriptId }: ScriptExportsProps) {
  const copy = useCopy()
  return (
    <>
      <Button variant="quiet" onClick={() => void copy(renderText(entry), exportMessages.copied)}>
        <Copy size={16} aria-hidden="true" />
        {exportMessages.copy}
      </Button>
      <Menu
        align="start"
        trigger={
          <Button variant="quiet">
            <Download size={16} aria-hidden="true" />
            {exportMessages.download}
          </Button>
        }
      >
        <MenuItem onSelect={() => save(fileName(entry.title, 'txt'), renderText(entry))}>
          {exportMessages.asText}
        </MenuItem>
        <MenuItem onSelect={() => save(fileName(entry.title, 'md'), renderMarkdown(entry))}>
          {exportMessages.asMarkdown}
        </MenuItem>
      </Menu>
      {entry.script.script_parts.length > 0 && (
        <ButtonLink variant="quiet" to={videoToolPath} state={{ film: toFilm(entry), scriptId }}>
          <Film size={16} aria-hidden="true" />
          {exportMessages.video}
        </ButtonLink>
      )}
    </>
  )
}

function save(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
