import { productColors, productSizes } from '@quarterdeck/contract/kit/constants'

/** Color and size of a variant; null if it has none. */
export interface Kind {
  readonly color: (typeof productColors)[number] | null
  readonly size: (typeof productSizes)[number] | null
}

/** Colors and sizes of a product. */
export interface Choice {
  readonly colors: readonly NonNullable<Kind['color']>[]
  readonly sizes: readonly NonNullable<Kind['size']>[]
}

export const keyOf = ({ color, size }: Kind): string => `${color}/${size}`

export const sameKind = (one: Kind, other: Kind): boolean => keyOf(one) === keyOf(other)

/** Returns the values, or a single null if there are none, for combinations. */
const orNone = <Value>(values: readonly Value[]): readonly (Value | null)[] => (values.length > 0 ? values : [null])

/** Returns true if a product's colors and sizes include this combination. */
export const isChosen = ({ colors, sizes }: Choice, { color, size }: Kind): boolean =>
  (color !== null || size !== null) && orNone(colors).includes(color) && orNone(sizes).includes(size)

/** Returns all combinations of colors and sizes. */
export const kindsOf = ({ colors, sizes }: Choice): readonly Kind[] =>
  orNone(colors)
    .flatMap((color) => orNone(sizes).map((size) => ({ color, size })))
    .filter((kind) => isChosen({ colors, sizes }, kind))

/** Returns rows and columns of the grid: chosen and existing colors and sizes, in catalog order. */
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
