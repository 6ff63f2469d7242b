import type { productColors } from '@quarterdeck/contract/kit/constants'

/** CSS colors of the product colors, the same in light and dark scheme. */
export const swatches: Readonly<Record<(typeof productColors)[number], string>> = {
  blue: '#3b6fd4',
  red: '#d0393e',
  orange: '#e88a2a',
  green: '#3a9a5f',
  purple: '#8a4fc7',
  pink: '#e26aa5',
}
