import type { Invoice } from '@quarterdeck/contract/sales/invoices'

type Step = 'issue' | 'send' | 'pay'

/** What is usually done next with an invoice: it is issued, then it goes to its customer, then it is paid. */
export const nextOf = ({ state, owedAmount, sentAt, viewedAt }: Invoice): Step | undefined => {
  if (state === 'draft') return 'issue'
  if (state === 'void' || owedAmount <= 0) return undefined
  return sentAt === null && viewedAt === null ? 'send' : 'pay'
}
