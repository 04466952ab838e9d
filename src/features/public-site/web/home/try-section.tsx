import { Suspense, useId, useState, type SubmitEvent } from 'react'
import { hookSampleLimit, hookSampleMessages } from '#features/script-studio/contract/hook-sample-messages.ts'
import type { HookSample } from '#features/script-studio/contract/hook-sample.ts'
import { FilmPreview } from '#features/video-studio/web.ts'
import { useAfterHydration } from '#platform/web/after-hydration.ts'
import { inStorage } from '#platform/web/browser-storage.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ButtonLink } from '#platform/web/ui/link.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { tryTexts } from '../../contract/home-page-texts.ts'
import { sitePaths } from '../../contract/paths.ts'
import { requestHooks } from './request-hooks.ts'

type Progress = { sample?: HookSample; error?: string; busy?: boolean }

export function TrySection() {
  const [{ sample, error, busy = false }, setProgress] = useState<Progress>({})
  const [idea, setIdea] = useState('')
  // Until then the browser would submit the form itself and load the page again.
  const isReady = useAfterHydration(() => true, false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    // Read here, because someone may type before the script has loaded.
    const typed = (event.currentTarget.elements.namedItem('idea') as HTMLInputElement).value
    setIdea(typed)
    if (typed.trim().length < 3) return setProgress({ error: hookSampleMessages.missing })
    setProgress({ busy: true })
    setProgress(await requestHooks(typed))
  }

  return (
    <section className="page-width py-section" id="try">
      <h2 className="text-3xl">{tryTexts.title}</h2>
      <p className="mt-4 max-w-prose text-ink-soft">{tryTexts.lead}</p>
      <p className="mt-4 hidden noscript:block">
        {tryTexts.withoutScript} <a href={sitePaths.register}>{tryTexts.register}</a>
      </p>
      <form onSubmit={(event) => void submit(event)} noValidate className="mt-6 max-w-2xl noscript:hidden">
        <TextField
          label={tryTexts.idea}
          hint={tryTexts.private}
          name="idea"
          maxLength={hookSampleLimit}
          placeholder={tryTexts.placeholder}
          required
          error={error}
        />
        <Button
          type="submit"
          size="lg"
          disabled={!isReady}
          busy={busy}
          busyText={tryTexts.busy}
          className="mt-4"
        >
          {tryTexts.button}
        </Button>
      </form>
      <div aria-live="polite">{sample && <Sample key={sample.title} sample={sample} idea={idea} />}</div>
    </section>
  )
}

function Sample({ sample, idea }: { sample: HookSample; idea: string }) {
  const [chosen, setChosen] = useState(0)
  return (
    <div className="mt-8 grid items-start gap-x-12 gap-y-8 md:grid-cols-[1.4fr_1fr]">
      <div>
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-semibold">{tryTexts.choose}</legend>
          {sample.hooks.map((hook, index) => (
            <HookChoice
              key={hook.text}
              hook={hook}
              isChosen={index === chosen}
              onChoose={() => setChosen(index)}
            />
          ))}
        </fieldset>
        <ButtonLink
          to={`${sitePaths.register}?returnTo=${encodeURIComponent('/ai-tools/script-generator')}`}
          variant="main"
          size="lg"
          onClick={() => keepIdea(idea)}
          className="mt-6"
        >
          {tryTexts.save}
        </ButtonLink>
        <p className="mt-2 text-sm text-ink-soft">{tryTexts.saveHint}</p>
      </div>
      <Suspense>
        <FilmPreview source={filmOf(sample.hooks[chosen]?.text ?? '')} />
      </Suspense>
    </div>
  )
}

type HookChoiceProps = { hook: HookSample['hooks'][number]; isChosen: boolean; onChoose: () => void }

function HookChoice({ hook, isChosen, onChoose }: HookChoiceProps) {
  const id = useId()
  return (
    <div className="flex gap-3 rounded-md border border-edge bg-surface p-4 has-checked:border-ink has-checked:shadow-raised">
      <input
        id={id}
        type="radio"
        name="hook"
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-approach`}
        className="mt-1.5 size-5 shrink-0 accent-accent"
      />
      <div className="min-w-0 flex-1">
        <p id={`${id}-approach`} className="text-sm text-ink-soft">
          {hook.approach}
        </p>
        <label htmlFor={id} className="block font-display text-lg font-bold">
          {hook.text}
        </label>
      </div>
    </div>
  )
}

const filmOf = (prompt: string) => ({
  prompt,
  script: null,
  seconds: 5,
  fps: 24,
  shape: '9:16' as const,
  style: 'bold' as const,
  handle: '',
  call_to_action: '',
  photos: [],
  spoken: null,
  sound: false,
})

/** As the draft of 'Script My Idea', which the studio shows after the registration. */
function keepIdea(idea: string) {
  inStorage('session', (storage) =>
    storage.setItem('draft:own-idea', JSON.stringify({ description: idea.trim() })),
  )
}
