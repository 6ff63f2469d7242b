import type { Documents } from '@quarterdeck/api'
import type { Engine } from '@quarterdeck/pdf'

/** Addresses of font files, by their installed paths. */
const addresses = import.meta.glob<string>(
  [
    '../../../../node_modules/@fontsource-variable/noto-*/unicode.json',
    '../../../../node_modules/@fontsource-variable/noto-*/files/*-wght-normal.woff2',
  ],
  { query: '?url', import: 'default' },
)

const read = async (path: string): Promise<Uint8Array> => {
  const address = await addresses[`../../../../node_modules/${path}`]?.()
  if (!address) throw new Error(`${path} is not installed`)
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${path} could not be fetched: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

let engine: Engine | undefined

/** Lays documents out, as a server does. PDF files are left to it. */
export const documents: Documents = {
  layOut: async (document) => {
    const { openEngine } = await import('@quarterdeck/pdf')
    engine ??= openEngine(read)
    return JSON.stringify(await engine.layOut(document))
  },
  toPdf: undefined,
}
