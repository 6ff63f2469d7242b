import type { Paper } from '@quarterdeck/contract/sales/printed'

/** Fonts of documents, with loaders for the subsets that a page needs. */
const typefaces: Readonly<Record<string, readonly [family: string, load: () => Promise<unknown>]>> = {
  'noto-sans': ['Noto Sans Variable', () => import('@fontsource-variable/noto-sans/wght.css')],
  'noto-sans-hebrew': ['Noto Sans Hebrew Variable', () => import('@fontsource-variable/noto-sans-hebrew/wght.css')],
  'noto-sans-arabic': ['Noto Sans Arabic Variable', () => import('@fontsource-variable/noto-sans-arabic/wght.css')],
  'noto-sans-jp': ['Noto Sans JP Variable', () => import('@fontsource-variable/noto-sans-jp/wght.css')],
  'noto-sans-sc': ['Noto Sans SC Variable', () => import('@fontsource-variable/noto-sans-sc/wght.css')],
  'noto-sans-kr': ['Noto Sans KR Variable', () => import('@fontsource-variable/noto-sans-kr/wght.css')],
  'noto-sans-thai': ['Noto Sans Thai Variable', () => import('@fontsource-variable/noto-sans-thai/wght.css')],
  'noto-sans-devanagari': [
    'Noto Sans Devanagari Variable',
    () => import('@fontsource-variable/noto-sans-devanagari/wght.css'),
  ],
  'noto-sans-bengali': ['Noto Sans Bengali Variable', () => import('@fontsource-variable/noto-sans-bengali/wght.css')],
  'noto-sans-tamil': ['Noto Sans Tamil Variable', () => import('@fontsource-variable/noto-sans-tamil/wght.css')],
  'noto-sans-telugu': ['Noto Sans Telugu Variable', () => import('@fontsource-variable/noto-sans-telugu/wght.css')],
  'noto-sans-kannada': ['Noto Sans Kannada Variable', () => import('@fontsource-variable/noto-sans-kannada/wght.css')],
  'noto-sans-malayalam': [
    'Noto Sans Malayalam Variable',
    () => import('@fontsource-variable/noto-sans-malayalam/wght.css'),
  ],
  'noto-sans-gujarati': [
    'Noto Sans Gujarati Variable',
    () => import('@fontsource-variable/noto-sans-gujarati/wght.css'),
  ],
  'noto-sans-gurmukhi': [
    'Noto Sans Gurmukhi Variable',
    () => import('@fontsource-variable/noto-sans-gurmukhi/wght.css'),
  ],
  'noto-sans-oriya': ['Noto Sans Oriya Variable', () => import('@fontsource-variable/noto-sans-oriya/wght.css')],
  'noto-sans-sinhala': ['Noto Sans Sinhala Variable', () => import('@fontsource-variable/noto-sans-sinhala/wght.css')],
  'noto-sans-khmer': ['Noto Sans Khmer Variable', () => import('@fontsource-variable/noto-sans-khmer/wght.css')],
  'noto-sans-lao': ['Noto Sans Lao Variable', () => import('@fontsource-variable/noto-sans-lao/wght.css')],
  'noto-sans-myanmar': ['Noto Sans Myanmar Variable', () => import('@fontsource-variable/noto-sans-myanmar/wght.css')],
  'noto-sans-armenian': [
    'Noto Sans Armenian Variable',
    () => import('@fontsource-variable/noto-sans-armenian/wght.css'),
  ],
  'noto-sans-georgian': [
    'Noto Sans Georgian Variable',
    () => import('@fontsource-variable/noto-sans-georgian/wght.css'),
  ],
  'noto-sans-ethiopic': [
    'Noto Sans Ethiopic Variable',
    () => import('@fontsource-variable/noto-sans-ethiopic/wght.css'),
  ],
  'noto-sans-thaana': ['Noto Sans Thaana Variable', () => import('@fontsource-variable/noto-sans-thaana/wght.css')],
  'noto-sans-symbols': ['Noto Sans Symbols Variable', () => import('@fontsource-variable/noto-sans-symbols/wght.css')],
  'noto-sans-tc': ['Noto Sans TC Variable', () => import('@fontsource-variable/noto-sans-tc/wght.css')],
  'noto-emoji': ['Noto Emoji Variable', () => import('@fontsource-variable/noto-emoji/wght.css')],
}

/** Returns the CSS font family; a fallback is shown in the same layout until the font is loaded. */
export const familyOf = (font: string): string => `'${typefaces[font]?.[0]}', sans-serif`

/** Loads the fonts of a document. Failures are ignored, since the fallback is legible. */
export const loadFonts = ({ pages }: Paper): void => {
  const fonts = new Set(pages.flat().map((box) => (box.kind === 'text' ? box.font : '')))
  for (const font of fonts) typefaces[font]?.[1]().catch(() => undefined)
}
