import { type Product, products } from '@quarterdeck/contract/products'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useDeleteRecords } from '../ui/use-delete-records.ts'
import { productMessages } from './messages/index.ts'

/** Deletes at once and offers Undo. Answers whether it went well. */
export const useDeleteProducts = () => {
  const m = useMessages(productMessages)
  return useDeleteRecords<Product>(products.remove, (some) => m.deleted(some.length, some[0]?.title ?? ''))
}
