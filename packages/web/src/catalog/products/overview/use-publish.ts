import { type Product, products } from '@quarterdeck/contract/products'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api/client.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { useUndo } from '../../../records/index.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { reportProblem } from '../../../ui/report-problem.ts'
import { productMessages } from '../messages/index.ts'

/** Publishes a product, or makes it a draft again, with Undo. */
export const usePublish = ({ id, status, version }: Product) => {
  const m = useMessages(productMessages).overviewPage
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const [isBusy, setBusy] = useState(false)
  const next = status === 'Published' ? 'Draft' : 'Published'

  const toggle = async (): Promise<void> => {
    setBusy(true)
    try {
      const { batch } = await call(products.update, {
        query: { id: String(id) },
        body: { status: next },
        ifMatch: version,
      })
      offer(next === 'Published' ? m.published : m.unpublished, batch)
    } catch (error) {
      reportProblem(common, error)
    } finally {
      setBusy(false)
      for (const entity of ['products', 'changes']) void queries.invalidateQueries({ queryKey: [entity] })
    }
  }
  return { toggle, isBusy }
}
