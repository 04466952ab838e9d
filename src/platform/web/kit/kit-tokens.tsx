import { KitGroup, KitRow } from './kit-group.tsx'

const colors = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['accent', 'bg-accent'],
  ['accent-text', 'bg-accent-text'],
  ['accent-wash', 'bg-accent-wash'],
  ['gain', 'bg-gain'],
  ['gain-wash', 'bg-gain-wash'],
  ['danger', 'bg-danger'],
  ['danger-wash', 'bg-danger-wash'],
  ['warn', 'bg-warn'],
  ['warn-wash', 'bg-warn-wash'],
]

const sizes = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-3xl']

export function KitTokens() {
  return (
    <>
      <KitGroup title="Color">
        <div className="grid grid-cols-4 gap-2">
          {colors.map(([name, fill]) => (
            <div key={name} className="text-xs">
              <div className={`h-10 rounded-sm border border-line ${fill}`} />
              {name}
            </div>
          ))}
        </div>
      </KitGroup>
      <KitGroup title="Type">
        {sizes.map((size) => (
          <p key={size} className={size}>
            {size} <span className="font-display font-bold">$10,440 of $12,000</span>
          </p>
        ))}
        <KitRow>
          <div className="rounded-md bg-surface p-4 shadow-raised">shadow-raised</div>
          <div className="rounded-lg bg-surface p-4 shadow-floating">shadow-floating</div>
        </KitRow>
      </KitGroup>
    </>
  )
}
