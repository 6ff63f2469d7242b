import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Ports } from '@quarterdeck/api'
import type { Fonts } from '@quarterdeck/pdf'

const { resolve } = createRequire(import.meta.url)

const loadEngine = async () => {
  const { drawDocument, toTrueType } = await import('@quarterdeck/pdf')
  const font = async (weight: 400 | 700) => {
    const path = resolve(`@fontsource/biz-udpgothic/files/biz-udpgothic-japanese-${weight}-normal.woff`)
    return toTrueType(new Uint8Array(await readFile(path)))
  }
  const [regular, bold] = await Promise.all([font(400), font(700)])
  const fonts: Fonts = { regular, bold }
  return { drawDocument, fonts }
}

let engine: ReturnType<typeof loadEngine> | undefined

/** Draws PDF files. What that takes is loaded with the first one: most starts of a server never see any. */
export const drawPdf: NonNullable<Ports['pdf']> = async (document) => {
  engine ??= loadEngine()
  const { drawDocument, fonts } = await engine
  return drawDocument(document, fonts)
}
