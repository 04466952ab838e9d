import { useId, useSyncExternalStore } from 'react'
import { chooseTheme, rememberedTheme, watchTheme, type Theme } from '../theme.ts'
import { classes } from './classes.ts'
import { Glyph, moon, screen, sun } from './glyph.tsx'

const choices: { value: Theme; label: string; shape: string }[] = [
  { value: 'system', label: 'Same as system', shape: screen },
  { value: 'light', label: 'Light', shape: sun },
  { value: 'dark', label: 'Dark', shape: moon },
]

/** Invisible until hydrated but keeps its space, because it needs scripts. */
export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useSyncExternalStore<Theme | null>(watchTheme, rememberedTheme, () => null)
  const name = useId()
  return (
    <fieldset
      className={classes(
        'flex w-fit rounded-full border border-edge p-0.5',
        theme === null && 'invisible',
        className,
      )}
    >
      <legend className="sr-only">Color theme</legend>
      {choices.map(({ value, label, shape }) => (
        <label
          key={value}
          title={label}
          className="grid size-10 place-items-center rounded-full text-ink-soft transition-colors hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
            className="sr-only"
          />
          <Glyph shape={shape} />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
