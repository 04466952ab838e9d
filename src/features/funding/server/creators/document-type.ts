import type { documentTypes } from '../../contract/creators.ts'

export type DocumentType = (typeof documentTypes)[number]

/** By content, because the announced type is only a claim. */
export function findType(bytes: Uint8Array): DocumentType | undefined {
  const startsWith = (...first: number[]) => first.every((byte, index) => bytes[index] === byte)
  if (startsWith(0x25, 0x50, 0x44, 0x46)) return 'application/pdf'
  if (startsWith(0x89, 0x50, 0x4e, 0x47)) return 'image/png'
  return startsWith(0xff, 0xd8, 0xff) ? 'image/jpeg' : undefined
}

const extensions: Record<DocumentType, string> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

export const extensionOf = (type: string): string => extensions[type as DocumentType] ?? 'jpg'
