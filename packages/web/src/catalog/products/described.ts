import { type Product, productKind } from '@quarterdeck/contract/catalog/products'
import type { Variant } from '@quarterdeck/contract/catalog/variants'
import { unitName } from '@quarterdeck/contract/sales/units'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { type History, useShownFields, useValueRenderers } from '../../kit/records/index.ts'
import type { Changes } from '../../kit/records/lists/index.ts'
import { productMessages } from './messages/index.ts'
import { statusTones } from './status.tsx'
import { useVariantName } from './variants/variant-name.tsx'

type Feature = Product['features'][number]

/** Variant in a journal entry: its properties, or its stock. */
type VariantPart = Variant & { readonly price: number | null }

/** Returns labels and formats of products for the change history. */
export const useProductHistory = (): History => {
  const { name, fields: labels, statuses, categories, colors } = useMessages(productMessages)
  const show = useValueRenderers()
  const { number } = useFormats()
  const nameOf = useVariantName()
  const locale = useLocale()
  const fields = useShownFields<Product>(productKind, {
    labels,
    choices: { status: statuses, category: categories },
    tones: { status: statusTones },
    show: {
      unit: (code) => unitName(String(code), locale),
      colors: show.each(show.labelled(colors)),
      features: show.each((row) => Object.values(row as Feature).join(': ')),
      imageTexts: (value) => Object.values(value as object).join(', '),
      variants: show.each((variant) => {
        const { code, price, ...kind } = variant as VariantPart
        return [nameOf(kind), code, price !== null && show.money(price)].filter(Boolean).join(' · ')
      }),
      variantStocks: show.each((stock) => {
        const { code, stock: pieces } = stock as VariantPart
        return `${code}: ${number(pieces)}`
      }),
    },
    parts: ['variants', 'variantStocks'],
  })
  return { name, fields }
}

/** Returns the bulk actions of the product list. */
export const useProductChanges = (): Changes<Product> => ({
  kind: productKind,
  fields: useProductHistory().fields,
  ...useMessages(productMessages).bulk,
  first: ['status', 'category'],
})
