import { type InvoiceState, openInvoiceStates } from '@quarterdeck/contract/kit/constants'
import type { StateCounts } from '@quarterdeck/contract/sales/invoice-figures'
import { type Invoice, invoiceKind, orderMatches } from '@quarterdeck/contract/sales/invoices'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconFileCheck from '@tabler/icons-react/dist/esm/icons/IconFileCheck.mjs'
import IconFileX from '@tabler/icons-react/dist/esm/icons/IconFileX.mjs'
import IconMailExclamation from '@tabler/icons-react/dist/esm/icons/IconMailExclamation.mjs'
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import { facetsOf, useReferenceFacet } from '../../../kit/records/index.ts'
import { recordList } from '../../../kit/records/lists/index.ts'
import type { ActionTarget, Facet, RowAction } from '../../../kit/ui/data-table/field.ts'
import { fromFirstRow } from '../../../kit/ui/data-table/from-first-row.ts'
import type { ListState } from '../../../kit/ui/data-table/use-list-state.ts'
import { Tabs } from '../../../kit/ui/tabs/tabs.tsx'
import { useInvoiceChanges, useInvoiceHistory } from '../described.tsx'
import { useInvoiceFields } from '../fields.tsx'
import { invoiceMessages } from '../messages/index.ts'
import { invoiceSource, stateCounts } from '../source.ts'
import { InvoiceSummary } from './summary.tsx'
import { usePaperActions } from './use-paper-actions.tsx'

const MailingDialog = lazy(async () => ({ default: (await import('../../mails/index.ts')).MailingDialog }))
const BatchDialog = lazy(async () => ({ default: (await import('../batch-dialog.tsx')).BatchDialog }))

const tabs = {
  all: [],
  draft: ['draft'],
  open: openInvoiceStates,
  overdue: ['overdue'],
  paid: ['paid'],
  credited: ['credited'],
  void: ['void'],
} as const satisfies Readonly<Record<string, readonly InvoiceState[]>>

const names = Object.keys(tabs) as (keyof typeof tabs)[]

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((each) => others.includes(each))

const add = (numbers: readonly (number | null)[]) =>
  numbers.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0)

/** Returns number and amount of the invoices in a tab; the amount owed for open states. */
const within = ({ states, totalAmount }: StateCounts, chosen: readonly InvoiceState[]) => {
  const some = states.filter(({ state }) => chosen.length === 0 || chosen.includes(state))
  return {
    count: some.reduce((sum, { count }) => sum + count, 0),
    amount: chosen.length === 0 ? totalAmount : add(some.map(({ amount }) => amount)),
  }
}

/** Renders the states as tabs. */
const StateTabs = ({ state }: { state: ListState }) => {
  const { tabs: m } = useMessages(invoiceMessages).list
  const { money, roughMoney } = useFormats()
  const { data } = useQuery(stateCounts(state.request))
  const search: SearchParams = useSearch({ strict: false })
  const others = fromFirstRow(search, ['state'])
  const chosen = state.chosen('state')
  return (
    <Tabs
      label={m.label}
      current={names.find((name) => isSame(chosen, tabs[name]))}
      tabs={names.map((name) => {
        const { count, amount = null } = data ? within(data, tabs[name]) : {}
        return {
          name,
          label: m[name],
          link: { to: '/invoices', search: { ...others, state: tabs[name] } },
          isExact: data?.areExact ?? true,
          count,
          hint: Boolean(count) && amount !== null && <span title={money(amount)}>{roughMoney(amount)}</span>,
        }
      })}
    />
  )
}

/** Returns the filters of the invoice list. */
const useInvoiceFacets = ({ chosen }: Pick<ListState, 'chosen'>): readonly Facet[] => {
  const { fields: m, orderMatches: matches } = useMessages(invoiceMessages)
  const customer = useReferenceFacet('users', 'customerId', m.customer, chosen('customerId'))
  const facetOf = facetsOf(invoiceKind, useInvoiceHistory())
  return [
    facetOf('state', { words: ['status', 'state'] }),
    { ...customer, words: ['customer', 'user'] },
    facetOf('dueDate', { words: ['due'] }),
    facetOf('totalAmount', { words: ['total', 'amount'] }),
    facetOf('language', { words: ['language'], rare: true }),
    facetOf('issueDate', { words: ['issued', 'date'], rare: true }),
    facetOf('paidAt', { words: ['paid'], rare: true }),
    facetOf('owedAmount', { words: ['owed', 'balance'], rare: true }),
    {
      field: 'order',
      label: m.order,
      options: orderMatches.map((value) => ({ value, label: matches[value] })),
      rare: true,
    },
  ]
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }
const small = { ...icon, size: 16 }

interface Asked {
  readonly kind: 'issue' | 'void' | 'delete' | 'send' | 'remind'
  readonly chosen: ActionTarget<Invoice>
  readonly onDone: () => void
}

/** Returns the bulk actions on invoices that allow them, each with a confirmation. */
const useBatches = () => {
  const { issue, void: voiding, delete: deleting, send, remind } = useMessages(invoiceMessages).bulk
  const [asked, setAsked] = useState<Asked>()
  const action = (kind: Asked['kind'], label: string, picture: ReactNode): RowAction<Invoice> => ({
    label,
    icon: picture,
    bulkOnly: true,
    asks: true,
    perform: (chosen, onDone) => setAsked({ kind, chosen, onDone }),
  })
  const close = () => setAsked(undefined)
  const dialog = asked && (
    <Suspense>
      {(asked.kind === 'send' || asked.kind === 'remind') && (
        <MailingDialog {...asked} kind={asked.kind} onClose={close} />
      )}
      {(asked.kind === 'issue' || asked.kind === 'void' || asked.kind === 'delete') && (
        <BatchDialog {...asked} kind={asked.kind} onClose={close} />
      )}
    </Suspense>
  )
  return {
    send: action('send', send.label, <IconSend {...icon} />),
    remind: action('remind', remind.label, <IconMailExclamation {...icon} />),
    issue: action('issue', issue.label, <IconFileCheck {...icon} />),
    void: action('void', voiding.label, <IconFileX {...icon} />),
    delete: { ...action('delete', deleting.label, <IconTrash {...icon} />), danger: true },
    dialog,
  }
}

export const InvoiceList = recordList<Invoice>({
  source: invoiceSource,
  useParts: (state) => {
    const { name, list: m, verify } = useMessages(invoiceMessages)
    return {
      title: m.title,
      search: m.search,
      create: { to: '/invoices/create', label: m.create },
      emptyTitle: m.empty,
      emptyText: m.emptyText,
      fields: useInvoiceFields(),
      facets: useInvoiceFacets(state),
      nameOf: ({ id }) => name(id),
      tools: {
        before: [
          {
            label: verify.title,
            icon: <IconRosetteDiscountCheck {...small} />,
            isSymbol: true,
            to: '/invoices/verify',
          },
        ],
      },
    }
  },
  useActions: ({ confirmed, change, mayWrite }) => {
    const { pay } = useMessages(invoiceMessages).bulk
    const batches = useBatches()
    const pays = { type: 'edit', change: { status: 'complete' }, words: pay } as const
    const papers = usePaperActions()
    const writing = [
      batches.issue,
      batches.send,
      batches.remind,
      confirmed(pay.label, <IconCash {...icon} />, pays),
      change,
      batches.void,
    ]
    return {
      actions: [...(mayWrite ? writing : []), ...papers],
      remove: batches.delete,
      ...(batches.dialog && { dialog: batches.dialog }),
    }
  },
  useChanges: useInvoiceChanges,
  pastes: true,
  form: ({ id }) => ({ to: '/invoices/$id', params: { id } }),
  Above: ({ state }) => (
    <>
      <InvoiceSummary />
      <StateTabs state={state} />
    </>
  ),
})
