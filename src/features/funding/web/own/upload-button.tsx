import { useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'

type UploadButtonProps = {
  label: string
  busyText: string
  accept: string
  busy: boolean
  disabled?: boolean
  onFile: (file: File) => void
}

/** A button that opens the browser's file picker. */
export function UploadButton({ label, busyText, accept, busy, disabled, onFile }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        disabled={disabled}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // The same file can be chosen again after a failure.
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button busy={busy} busyText={busyText} disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
