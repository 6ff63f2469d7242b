import type { Paper } from '@quarterdeck/contract/sales/printed'

/** The typefaces that documents are laid out in, and what brings the parts of them that a page has letters of. */
const typefaces: Readonly<Record<string, readonly [family: string, load: () => Promise<unknown>]>> = {
  'noto-sans': ['Noto Sans Variable', () => import('@fontsource-variable/noto-sans/wght.css')],
  'noto-sans-hebrew': ['Noto Sans Hebrew Variable', () => import('@fontsource-variable/noto-sans-hebrew/wght.css')],
  'noto-sans-arabic': ['Noto Sans Arabic Variable', () => import('@fontsource-variable/noto-sans-arabic/wght.css')],
  'noto-sans-jp': ['Noto Sans JP Variable', () => import('@fontsource-variable/noto-sans-jp/wght.css')],
  'noto-sans-sc': ['Noto Sans SC Variable', () => import('@fontsource-variable/noto-sans-sc/wght.css')],
  'noto-sans-kr': ['Noto Sans KR Variable', () => import('@fontsource-variable/noto-sans-kr/wght.css')],
}

/** The family of a typeface; another one stands in for it in the same places until it is there. */
export const familyOf = (font: string): string => `'${typefaces[font]?.[0]}', sans-serif`

/** Loads what a paper is written in. Without a typeface it is legible nevertheless, so that a failure stays without words. */
export const loadFonts = ({ pages }: Paper): void => {
  const fonts = new Set(pages.flat().map((box) => (box.kind === 'text' ? box.font : '')))
  for (const font of fonts) typefaces[font]?.[1]().catch(() => undefined)
}
