import ImagePlus from 'lucide-react/icons/image-plus'
import PenLine from 'lucide-react/icons/pen-line'
import Smartphone from 'lucide-react/icons/smartphone'

const features = [
  {
    icon: PenLine,
    title: 'From words to scenes',
    text: 'Describe what should happen. Each thought becomes a scene, with colors that fit its mood.',
  },
  {
    icon: ImagePlus,
    title: 'Starts from your image',
    text: 'Add a JPG or PNG of your own, and the camera moves through it.',
  },
  {
    icon: Smartphone,
    title: 'Made for every feed',
    text: 'Landscape or portrait, up to 1080p. Download the MP4 and post it.',
  },
]

/** Introduces the tool until there is a video. */
export function Welcome() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {features.map(({ icon: Icon, title, text }) => (
        <li key={title} className="rounded-lg border border-line bg-surface p-5">
          <Icon size={24} aria-hidden="true" className="text-accent-text" />
          <h2 className="mt-3 text-lg">{title}</h2>
          <p className="mt-1 text-sm text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
