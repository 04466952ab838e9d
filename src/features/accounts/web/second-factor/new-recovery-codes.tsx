import { useEffect, useRef } from 'react'
import { brand } from '#platform/common/brand.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { buttonStyle } from '#platform/web/ui/button-style.ts'

/** Shows new codes once. In the page rather than a dialog, which a stray click would close. */
export function NewRecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
  return (
    <section aria-labelledby="new-recovery-codes" className="py-8">
      <div className="rounded-lg border border-line bg-surface p-5 sm:p-6">
        <h2 id="new-recovery-codes" ref={heading} tabIndex={-1} className="text-xl outline-none">
          Save your recovery codes
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          You won’t see them again. Each code signs you in once if you lose your app or passkey.
        </p>
        <ul className="my-5 grid gap-x-6 gap-y-1 rounded-md bg-sunken p-4 font-mono text-sm sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="break-all select-all">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <a
            href={file}
            download={`${brand.name.toLowerCase()}-recovery-codes.txt`}
            className={buttonStyle('plain')}
          >
            Download codes
          </a>
          <Button variant="main" onClick={onSaved}>
            I saved them
          </Button>
        </div>
      </div>
    </section>
  )
}
