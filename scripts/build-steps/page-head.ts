import { readFile } from 'node:fs/promises'
import { defaultTreeAdapter as tree, html, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

/** The `<head>` of a built page: its links can be changed and elements added before the page is written again. */
export async function readPage(path: string) {
  const document = parse(await readFile(path, 'utf8'))
  const root = document.childNodes.find((node) => node.nodeName === 'html') as Element
  const head = root.childNodes.find((node) => node.nodeName === 'head') as Element
  return {
    links: (rel: string) =>
      head.childNodes
        .filter((node) => tree.isElementNode(node))
        .filter((element) => element.tagName === 'link' && attribute(element, 'rel') === rel),
    append(tagName: string, attributes: Record<string, string>, text = '') {
      const element = tree.createElement(tagName, html.NS.HTML, [])
      for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value)
      if (text) tree.insertText(element, text)
      tree.appendChild(head, element)
    },
    toHtml: () => serialize(document),
  }
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}

export function setAttribute(element: Element, name: string, value: string): void {
  element.attrs.push({ name, value })
}
