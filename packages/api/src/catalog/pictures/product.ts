/** Gradient from the lighter to the darker corner. */
const tints = {
  grey: ['#f6f7f8', '#e6e9ed'],
  blue: ['#eef5fd', '#d3e4f8'],
  red: ['#fdf1f0', '#f8d9d6'],
  orange: ['#fef5ea', '#fae2c6'],
  green: ['#eff8f1', '#d2ebd8'],
  purple: ['#f5f1fc', '#e2d8f5'],
  pink: ['#fdf1f6', '#f8d8e6'],
} as const
type Tint = keyof typeof tints

const isTint = (name: string): name is Tint => Object.hasOwn(tints, name)

/**
 * Draws a sample product: an icon on a tinted square in less than 2 kB; undefined without an icon of that name. Neither
 * name nor tint is inserted into the drawing.
 */
export const drawProduct = async (name: string, tint = 'grey'): Promise<string | undefined> => {
  // Of use only to who looks at products, so loaded with the first drawing.
  const { icons } = await import('./icons.ts')
  const icon = Object.hasOwn(icons, name) ? icons[name] : undefined
  if (!icon) return undefined
  const [light, dark] = tints[isTint(tint) ? tint : 'grey']
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">',
    `<linearGradient id="tint" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    '<path fill="url(#tint)" d="M0 0h400v400H0z"/>',
    `<g transform="translate(72 72)scale(8)">${icon}</g>`,
    '</svg>',
  ].join('')
}
