import { productColors, productSizes } from '@quarterdeck/contract/core/constants'

/** Of which color and size something is; nothing where it is the same for all. */
export interface Kind {
  readonly color: (typeof productColors)[number] | null
  readonly size: (typeof productSizes)[number] | null
}

/** What a product comes in. */
export interface Choice {
  readonly colors: readonly NonNullable<Kind['color']>[]
  readonly sizes: readonly NonNullable<Kind['size']>[]
}

export const keyOf = ({ color, size }: Kind): string => `${color}/${size}`

export const sameKind = (one: Kind, other: Kind): boolean => keyOf(one) === keyOf(other)

/** Nothing at all is one of nothing. */
const orNone = <Value>(values: readonly Value[]): readonly (Value | null)[] => (values.length > 0 ? values : [null])

/** Whether a product comes in this. */
export const isChosen = ({ colors, sizes }: Choice, { color, size }: Kind): boolean =>
  (color !== null || size !== null) && orNone(colors).includes(color) && orNone(sizes).includes(size)

/** Each color in each size. */
export const kindsOf = ({ colors, sizes }: Choice): readonly Kind[] =>
  orNone(colors)
    .flatMap((color) => orNone(sizes).map((size) => ({ color, size })))
    .filter((kind) => isChosen({ colors, sizes }, kind))

/** The lines of a grid that has all that is chosen and all that there is, in the order of the catalog. */
export const gridOf = (
  { colors, sizes }: Choice,
  kinds: readonly Kind[],
): { readonly colors: readonly Kind['color'][]; readonly sizes: readonly Kind['size'][] } => {
  const all = <Value>(known: readonly Value[], chosen: readonly Value[], there: readonly (Value | null)[]) => {
    const found = [...known.filter((each) => chosen.includes(each) || there.includes(each))]
    return chosen.length === 0 && (there.includes(null) || found.length === 0) ? [null, ...found] : found
  }
  return {
    colors: all(
      productColors,
      colors,
      kinds.map(({ color }) => color),
    ),
    sizes: all(
      productSizes,
      sizes,
      kinds.map(({ size }) => size),
    ),
  }
}
