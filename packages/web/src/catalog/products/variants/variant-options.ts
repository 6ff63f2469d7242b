import { productColors, productSizes } from '@quarterdeck/contract/kit/constants'

/** Color and size of a variant; null if it has none. */
export interface VariantOptions {
  readonly color: (typeof productColors)[number] | null
  readonly size: (typeof productSizes)[number] | null
}

/** Colors and sizes of a product. */
export interface Choice {
  readonly colors: readonly NonNullable<VariantOptions['color']>[]
  readonly sizes: readonly NonNullable<VariantOptions['size']>[]
}

export const keyOf = ({ color, size }: VariantOptions): string => `${color}/${size}`

export const isSameVariant = (one: VariantOptions, other: VariantOptions): boolean => keyOf(one) === keyOf(other)

/** Returns the values, or a single null if there are none, for combinations. */
const orNone = <Value>(values: readonly Value[]): readonly (Value | null)[] => (values.length > 0 ? values : [null])

/** Returns true if a product's colors and sizes include this combination. */
export const isChosen = ({ colors, sizes }: Choice, { color, size }: VariantOptions): boolean =>
  (color !== null || size !== null) && orNone(colors).includes(color) && orNone(sizes).includes(size)

/** Returns all combinations of colors and sizes. */
export const combinationsOf = ({ colors, sizes }: Choice): readonly VariantOptions[] =>
  orNone(colors)
    .flatMap((color) => orNone(sizes).map((size) => ({ color, size })))
    .filter((kind) => isChosen({ colors, sizes }, kind))

/** Returns rows and columns of the grid: chosen and existing colors and sizes, in catalog order. */
export const variantGrid = (
  { colors, sizes }: Choice,
  kinds: readonly VariantOptions[],
): { readonly colors: readonly VariantOptions['color'][]; readonly sizes: readonly VariantOptions['size'][] } => {
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
