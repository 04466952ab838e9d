import { findToolByRoute } from '../contract/catalog.ts'
import { ToolIcon } from './tool-icon.tsx'

/** A preview of the tool behind the sign-in, or undefined if the path is not a tool. */
export function toolPreviewOf(path: string) {
  const tool = findToolByRoute(path)
  return tool ? (
    <section aria-label="The tool behind this page" className="mx-auto w-full max-w-md lg:mx-0 lg:max-w-lg">
      <ToolIcon icon={tool.icon} />
      <p className="mt-5 font-display text-3xl font-bold">{tool.title}</p>
      <p className="mt-3 text-lg text-ink-soft">{tool.description}</p>
    </section>
  ) : null
}
