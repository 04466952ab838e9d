import Check from 'lucide-react/icons/check'

export function ToolFeatures({ features }: { features: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2.5">
          <Check size={16} aria-hidden="true" className="mt-1 shrink-0 text-gain" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
