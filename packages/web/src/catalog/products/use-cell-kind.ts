import { type Product, type ProductPatch, products } from '@quarterdeck/contract/catalog/products'
import { call } from '../../lib/api/client.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { readDecimal, writeDecimal } from '../../lib/i18n/read-decimal.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type CellKind, choiceInputs } from '../../records/lists/index.ts'
import { useProductHistory } from './history.ts'
import { productMessages } from './messages/index.ts'

const save = async ({ id, version }: Product, change: ProductPatch) => {
  const { data, batch } = await call(products.update, { query: { id: String(id) }, body: change, ifMatch: version })
  return { record: data.product, batch }
}

/** How products are edited in the cells of a list. */
export const useProductCellKind = (): CellKind<Product> => {
  const { fields } = useProductHistory()
  const { reasons } = useMessages(productMessages).bulk
  const formats = useFormats()
  const amount = (name: 'price' | 'discount' | 'stock') => ({
    label: fields[name]?.label ?? name,
    valueOf: (product: Product) => writeDecimal(product[name], formats),
    read: (written: string) => readDecimal(written, formats),
  })
  const inputs = {
    ...choiceInputs<'status' | 'category', Product>(fields, ['status', 'category']),
    price: amount('price'),
    discount: amount('discount'),
    stock: amount('stock'),
  }
  return { entity: 'products', inputs, reasons, save }
}
