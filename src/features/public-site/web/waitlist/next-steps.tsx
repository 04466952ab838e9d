const steps = [
  { title: 'You join today', text: 'Three quick answers. Free, no commitment.' },
  { title: 'We prepare', text: 'Your answers shape what the first campaigns look like.' },
  { title: 'You get in early', text: 'We email you when your access opens.' },
]

export function NextSteps() {
  return (
    <ol className="mt-10 hidden max-w-md gap-6 sm:grid">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2.5rem_1fr] gap-x-4">
          <span
            aria-hidden="true"
            className="font-display text-2xl leading-none font-bold text-accent-text tabular-nums"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-sm text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
