import { invoiceStates } from '@quarterdeck/contract/kit/constants'
import { type Invoice, invoiceList, invoices } from '@quarterdeck/contract/sales/invoices'
import IconFileInvoice from '@tabler/icons-react/dist/esm/icons/IconFileInvoice.mjs'
import { listing } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import type { OwnedProps, TableKind } from '../../kit/records/index.ts'
import { ownedList } from '../../kit/records/lists/index.ts'
import { CustomerCredit } from '../payments/index.ts'
import { useInvoiceFields } from './fields.tsx'
import { invoiceMessages } from './messages/index.ts'
import { useInvoiceChanged } from './use-invoice-changed.ts'

/** Columns of the list inside another page. */
const short = ['id', 'state', 'issueDate', 'dueDate', 'totalAmount']

/** Returns the columns and actions of an invoice table. */
const useInvoiceTable = (): TableKind<Invoice> => {
  const m = useMessages(invoiceMessages)
  return {
    spec: invoiceList,
    page: (query) => listing(invoices.list, invoiceList, query),
    label: m.list.title,
    searchLabel: m.list.search,
    fields: useInvoiceFields()
      .filter(({ name }) => short.includes(name))
      .map((field) => ({ ...field, editable: false })),
    facets: [
      {
        field: 'state',
        label: m.fields.state,
        options: invoiceStates.map((value) => ({ value, label: m.states[value] })),
      },
    ],
    idOf: ({ id }) => id,
    nameOf: ({ id }) => m.name(id),
    empty: { picture: <IconFileInvoice size={36} stroke={1.5} aria-hidden />, title: m.list.empty },
  }
}

const InvoicesOfCustomer = ownedList('customerId', useInvoiceTable)

/** Lists a person's invoices, and shows their credit balance. */
export const InvoicesOfPerson = (props: OwnedProps) => {
  const changed = useInvoiceChanged()
  return (
    <>
      <CustomerCredit customer={Number(props.owner)} onChanged={() => changed()} />
      <InvoicesOfCustomer {...props} />
    </>
  )
}

/** Lists the invoices created by a series. */
export const InvoicesOfSeries = ownedList('seriesId', useInvoiceTable)
