import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Engine } from '@quarterdeck/pdf'

const { resolve } = createRequire(import.meta.resolve('@quarterdeck/pdf'))

const open = async () => {
  const { openEngine } = await import('@quarterdeck/pdf')
  return openEngine((path) => readFile(resolve(path)))
}

let engine: Promise<Engine> | undefined
const opened = () => {
  engine ??= open()
  return engine
}

/** Lays documents out and draws PDF files, in this very thread. What that takes is loaded with the first one. */
export const documents: Engine = {
  layOut: async (document) => (await opened()).layOut(document),
  toPdf: async (document, eInvoice) => (await opened()).toPdf(document, eInvoice),
}
