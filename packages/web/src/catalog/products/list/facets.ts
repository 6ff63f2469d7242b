import {
  priceBandNames,
  priceBands,
  ratingBandNames,
  ratingBands,
  stockBandNames,
} from '@quarterdeck/contract/catalog/product-bands'
import { productKind } from '@quarterdeck/contract/catalog/products'
import { productSizes } from '@quarterdeck/contract/kit/constants'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { facetsOf } from '../../../kit/records/index.ts'
import type { Facet } from '../../../kit/ui/data-table/field.ts'
import { useProductHistory } from '../described.ts'
import { productMessages } from '../messages/index.ts'

interface Band {
  readonly from?: number
  readonly to?: number
}

/** Returns the filters of the product list. */
export const useProductFacets = (): readonly Facet[] => {
  const {
    fields: m,
    list: { bands, levels, unrated },
  } = useMessages(productMessages)
  const { money, number } = useFormats()
  const words = ({ from, to }: Band, show: (value: number) => string) => {
    if (from === undefined) return bands.under(show(to ?? 0))
    return to === undefined ? bands.over(show(from)) : bands.between(show(from), show(to))
  }
  const stars = (value: number) => `${number(Math.round(value))} ★`
  const stock = { out: levels.out, low: bands.low, in: bands.inStock }
  const facetOf = facetsOf(productKind, useProductHistory())
  return [
    facetOf('category'),
    // It stands in the tabs.
    facetOf('status', { rare: true }),
    {
      field: 'stockBand',
      label: bands.stock,
      words: ['stock'],
      options: stockBandNames.map((value) => ({ value, label: stock[value] })),
    },
    {
      field: 'sizeInStock',
      label: m.sizeInStock,
      options: productSizes.map((value) => ({ value, label: value.toUpperCase() })),
      rare: true,
    },
    {
      field: 'priceBand',
      label: m.price,
      options: priceBandNames.map((value) => ({ value, label: words(priceBands[value], money) })),
    },
    {
      field: 'ratingBand',
      label: m.rating,
      options: ratingBandNames.map((value) => ({
        value,
        label: value === 'none' ? unrated : words(ratingBands[value], stars),
      })),
    },
    { kind: 'money', field: 'price', label: bands.price, rare: true },
    { kind: 'number', field: 'stock', label: bands.pieces, rare: true },
    { kind: 'number', field: 'rating', label: bands.rating, rare: true },
    facetOf('discount', { rare: true }),
    facetOf('createdAt', { rare: true }),
    facetOf('title', { rare: true }),
    facetOf('code', { rare: true }),
  ]
}
