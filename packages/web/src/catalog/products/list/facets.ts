import {
  priceBandNames,
  priceBands,
  ratingBandNames,
  ratingBands,
  stockBandNames,
} from '@quarterdeck/contract/catalog/product-bands'
import { productCategories, productStatuses } from '@quarterdeck/contract/core/constants'
import { useFormats } from '../../../lib/i18n/formats.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { Facet } from '../../../ui/data-table/field.ts'
import { productMessages } from '../messages/index.ts'

interface Band {
  readonly from?: number
  readonly to?: number
}

/** What a list of products is filtered by. */
export const useProductFacets = (): readonly Facet[] => {
  const {
    fields: m,
    categories,
    statuses,
    list: { bands, levels, unrated },
  } = useMessages(productMessages)
  const { money, number } = useFormats()
  const words = ({ from, to }: Band, show: (value: number) => string) => {
    if (from === undefined) return bands.under(show(to ?? 0))
    return to === undefined ? bands.over(show(from)) : bands.between(show(from), show(to))
  }
  const stars = (value: number) => `${number(Math.round(value))} ★`
  const stock = { out: levels.out, low: bands.low, in: bands.inStock }
  return [
    {
      field: 'category',
      label: m.category,
      options: productCategories.map((value) => ({ value, label: categories[value] })),
    },
    {
      field: 'status',
      label: m.status,
      options: productStatuses.map((value) => ({ value, label: statuses[value] })),
      // It stands in the tabs.
      rare: true,
    },
    {
      field: 'stockBand',
      label: bands.stock,
      words: ['stock'],
      options: stockBandNames.map((value) => ({ value, label: stock[value] })),
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
    { kind: 'number', field: 'discount', label: m.discount, rare: true },
    { kind: 'days', field: 'createdAt', label: m.createdAt, rare: true },
    { kind: 'text', field: 'title', label: m.title, rare: true },
    { kind: 'text', field: 'code', label: m.code, rare: true },
  ]
}
