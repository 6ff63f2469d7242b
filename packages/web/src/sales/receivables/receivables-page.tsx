import { Button } from '@mantine/core'
import { writeList } from '@quarterdeck/contract/kit/list'
import {
  ageNames,
  debtorColumns,
  type ReceivableTotals,
  receivableList,
  receivables,
} from '@quarterdeck/contract/sales/receivables'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconReportMoney from '@tabler/icons-react/dist/esm/icons/IconReportMoney.mjs'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { listing, reading } from '../../kit/lib/api/queries.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useLocale, useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { DataTable } from '../../kit/ui/data-table/data-table.tsx'
import { useListState } from '../../kit/ui/data-table/use-list-state.ts'
import { Page } from '../../kit/ui/page.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import { StatePanel } from '../../kit/ui/state-panel.tsx'
import { useDownload } from '../../kit/ui/use-download.ts'
import { invoicesOf, useDebtorFields } from './fields.tsx'
import { receivableMessages } from './messages/index.ts'
import classes from './receivables.module.css'

const DueReminders = lazy(async () => ({ default: (await import('../mails/index.ts')).DueReminders }))

/** Shows the totals per age band over all customers; each links to its invoices. */
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
  const { save, isBusy } = useDownload()
  const locale = useLocale()
  const { score, ...names } = m.fields
  const titles = { ...names, id: m.number, score: `${score} (%)` }
  // What the list is narrowed to, in its order.
  const download = () => {
    const way = new URLSearchParams(writeList(receivableList, { ...state.request, sort: state.request.sort }))
    for (const page of ['page', 'perPage']) way.delete(page)
    way.set('titles', JSON.stringify(debtorColumns.map((column) => titles[column])))
    way.set('spreadsheet', locale)
    void save(receivables.export.path, way, 'receivables.csv')
  }
  return (
    <Page
      title={m.title}
      about={
        <span className={classes.formula}>
          {m.asOf(days(totals.asOf, totals.asOf))} {m.formula}
        </span>
      }
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
            loading={isBusy}
            onClick={download}
          >
            {m.export}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />}
            onClick={() => window.print()}
          >
            {m.print}
          </Button>
          <Suspense>
            <DueReminders />
          </Suspense>
        </>
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

/** Lists customers with open invoices, by age of the debt. */
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
