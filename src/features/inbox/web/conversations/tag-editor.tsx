import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { conversationLimits } from '../../contract/conversation-choices.ts'
import { conversationTexts as texts } from './conversation-texts.ts'

type TagEditorProps = {
  tags: readonly string[]
  onChange: (change: { addTag: string } | { removeTag: string }) => void
  /** Shows everything with this tag. */
  onTag?: (tag: string) => void
}

export function TagEditor({ tags, onChange, onTag }: TagEditorProps) {
  const [typed, setTyped] = useState('')
  return (
    <div className="flex flex-wrap items-center gap-2">
      {tags.map((tag) => (
        <span key={tag} className="flex items-center rounded-full bg-sunken pl-3 text-xs font-semibold">
          {onTag ? (
            <button
              type="button"
              onClick={() => onTag(tag)}
              className="min-h-8 rounded-sm hover:underline max-sm:min-h-10"
            >
              {tag}
            </button>
          ) : (
            tag
          )}
          <button
            type="button"
            aria-label={texts.removeTag(tag)}
            onClick={() => onChange({ removeTag: tag })}
            className="grid size-8 place-items-center rounded-full text-ink-soft hover:text-ink max-sm:size-10"
          >
            <X size={14} aria-hidden="true" />
          </button>
        </span>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() === '') return
          onChange({ addTag: typed.trim() })
          setTyped('')
        }}
      >
        <input
          type="text"
          aria-label={texts.addTag}
          placeholder={texts.addTag}
          maxLength={conversationLimits.tag}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-8 w-28 rounded-full border border-line bg-transparent px-3 text-base placeholder:text-ink-soft max-sm:min-h-10 sm:text-xs"
        />
      </form>
    </div>
  )
}
