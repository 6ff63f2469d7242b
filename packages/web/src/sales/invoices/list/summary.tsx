import { openInvoiceStates } from '@quarterdeck/contract/kit/constants'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconClockDollar from '@tabler/icons-react/dist/esm/icons/IconClockDollar.mjs'
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import { Figures } from '../../../kit/ui/figures/figures.tsx'
import { invoiceMessages } from '../messages/index.ts'
import { invoiceFigures } from '../source.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

/** Shows four totals; each links to the invoices it counts. */
export const InvoiceSummary = () => {
  const { figures: m } = useMessages(invoiceMessages).list
  const { money } = useFormats()
  const { data } = useQuery(invoiceFigures)
  const leads = (search: SearchParams) => ({ to: '/invoices' as const, search })
  const paid = leads({ 'paidAt.gte': data?.paidSince ?? '' })
  const days = data && (data.daysToPay === null ? '–' : m.days(data.daysToPay))
  return (
    <Figures
      label={m.label}
      figures={[
        {
          name: 'outstanding',
          label: m.outstanding,
          figure: data && money(data.outstanding.amount),
          hint: data && m.invoices(data.outstanding.count),
          icon: <IconClockDollar {...icon} />,
          tone: 'accent',
          link: leads({ state: openInvoiceStates }),
        },
        {
          name: 'overdue',
          label: m.overdue,
          figure: data && money(data.overdue.amount),
          hint: data && m.invoices(data.overdue.count),
          icon: <IconAlertTriangle {...icon} />,
          tone: 'red',
          link: leads({ state: 'overdue' }),
        },
        {
          name: 'paid',
          label: m.paid,
          figure: data && money(data.paid.amount),
          hint: data && m.invoices(data.paid.count),
          icon: <IconCash {...icon} />,
          tone: 'green',
          link: paid,
        },
        {
          name: 'days',
          label: m.daysToPay,
          figure: days,
          hint: data && (data.daysToPay === null ? m.none : m.basis),
          icon: <IconHourglass {...icon} />,
          tone: 'amber',
          link: paid,
        },
      ]}
    />
  )
}
