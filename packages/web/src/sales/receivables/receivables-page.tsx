import { ageNames, type ReceivableTotals, receivableList, receivables } from '@quarterdeck/contract/sales/receivables'
import IconReportMoney from '@tabler/icons-react/dist/esm/icons/IconReportMoney.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { listing, reading } from '../../lib/api/queries.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { useListState } from '../../ui/data-table/use-list-state.ts'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'
import { invoicesOf, useDebtorFields } from './fields.tsx'
import { receivableMessages } from './messages/index.ts'
import classes from './receivables.module.css'

const DueReminders = lazy(async () => ({ default: (await import('../mails/index.ts')).DueReminders }))

/** What each column comes to, over all customers; each leads to its invoices. */
const Totals = ({ totals }: { totals: ReceivableTotals }) => {
  const m = useMessages(receivableMessages)
  const { money } = useFormats()
  return (
    <dl className={classes.totals} aria-label={m.totals}>
      {(['owedAmount', ...ageNames] as const).map((of) => {
        const count = of === 'owedAmount' ? totals.invoices : totals.counts[of]
        return (
          <div key={of}>
            <dt>{m.fields[of]}</dt>
            <dd>
              <Link
                to="/invoices"
                search={invoicesOf(totals.asOf, of)}
                className={classes.link}
                title={m.invoices(count)}
                aria-label={`${m.fields[of]}: ${money(totals[of])}, ${m.invoices(count)}`}
              >
                {money(totals[of])}
              </Link>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const Content = () => {
  const m = useMessages(receivableMessages)
  const { days } = useFormats()
  const { data: totals } = useSuspenseQuery(reading(receivables.totals))
  const state = useListState(receivableList)
  const fields = useDebtorFields(totals.asOf)
  return (
    <Page
      title={m.title}
      about={
        <span className={classes.formula}>
          {m.asOf(days(totals.asOf, totals.asOf))} {m.formula}
        </span>
      }
      actions={
        <Suspense>
          <DueReminders />
        </Suspense>
      }
      layout="fill"
    >
      <Totals totals={totals} />
      <DataTable
        label={m.title}
        spec={receivableList}
        state={state}
        pageOf={(request) => listing(receivables.list, receivableList, request)}
        fields={fields}
        actions={[]}
        facets={[
          { kind: 'money', field: 'owedAmount', label: m.fields.owedAmount },
          { kind: 'money', field: 'older', label: m.fields.older },
        ]}
        searchLabel={m.search}
        idOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        empty={
          <StatePanel
            picture={<IconReportMoney size={36} stroke={1.5} aria-hidden />}
            title={m.emptyTitle}
            text={m.emptyText}
          />
        }
      />
    </Page>
  )
}

/** What customers owe, by how late it is. */
export const ReceivablesPage = () => {
  const { title } = useMessages(receivableMessages)
  return (
    <Suspense
      fallback={
        <Page title={title} layout="fill">
          <Skeleton width="100%" height={480} />
        </Page>
      }
    >
      <Content />
    </Suspense>
  )
}
