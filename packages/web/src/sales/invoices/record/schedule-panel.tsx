import { instantToDay } from '@quarterdeck/contract/kit/day'
import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Panel } from '../../../kit/ui/panel.tsx'
import record from '../../../kit/ui/styles/record.module.css'
import { invoiceMessages } from '../messages/index.ts'

/** Lists the installments with their payments. */
export const InstallmentsPanel = ({ invoice: { installments } }: { readonly invoice: Invoice }) => {
  const { record: m, fields } = useMessages(invoiceMessages)
  const { keptDay, money } = useFormats()
  const paidWords = (paid: number, owed: number) =>
    owed === 0 ? m.installment.paid : m.installment.partly(money(paid))
  return (
    <Panel title={fields.installments}>
      <dl className={record.facts}>
        {installments.map(({ dueDate, amount, paidAmount, owedAmount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be due on one day, and their places stay
          <div key={index}>
            <dt>
              <time dateTime={instantToDay(dueDate)}>{keptDay(dueDate)}</time>
            </dt>
            <dd className={record.quiet}>
              <b data-figures>{money(amount)}</b>
              {paidAmount > 0 && <span>{paidWords(paidAmount, owedAmount)}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
