import { replacePeriods } from '@quarterdeck/contract/sales/periods'
import type { Series } from '@quarterdeck/contract/sales/series'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { HistoryPanel } from '../../kit/records/history/index.ts'
import { RecordNotice } from '../../kit/records/live/index.ts'
import notice from '../../kit/ui/notice.module.css'
import { Page } from '../../kit/ui/page.tsx'
import { Panel } from '../../kit/ui/panel.tsx'
import { Skeleton } from '../../kit/ui/skeleton.tsx'
import classes from '../../kit/ui/styles/record.module.css'
import shared from '../../kit/ui/styles/shared.module.css'
import { CustomerPanel } from '../customer/index.ts'
import { InvoiceAmounts, InvoiceLines, InvoicesOfSeries } from '../invoices/record/index.ts'
import { useSeriesLabels } from './labels.ts'
import { seriesMessages } from './messages/index.ts'
import { NextDates } from './next-dates.tsx'
import { SeriesActions } from './record-actions.tsx'
import { seriesRecord } from './source.ts'
import { SeriesStateBadge, useDayFormat } from './state.tsx'

/** Returns a series with the texts of its next invoice; unchanged if it has ended. */
const nextOf = ({ nextDate, language, ...series }: Series): Series => {
  const said = (text: string) => (nextDate === null ? text : replacePeriods(text, nextDate, language))
  const products = series.products.map((line) => ({ ...line, title: said(line.title) }))
  return { ...series, nextDate, language, products }
}

/** Shows the schedule, and the handling of new invoices. */
const SchedulePanel = ({ series }: { readonly series: Series }) => {
  const { record: m, rule, kinds } = useMessages(seriesMessages)
  const labels = useSeriesLabels()
  const day = useDayFormat()
  const { endDate, maxCount, madeCount, termDays, makes } = series
  const facts = [
    [labels.rule, rule(series.unit, series.every)],
    [labels.makes, kinds[makes]],
    [labels.termDays, m.days(termDays)],
    ...(endDate === null ? [] : [[labels.endDate, day(endDate)] as const]),
    [labels.madeCount, maxCount === null ? String(madeCount) : `${madeCount} / ${maxCount}`],
  ] as const
  return (
    <Panel title={m.schedule}>
      <dl className={classes.facts}>
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {series.state === 'active' && series.nextDate !== null && (
        <NextDates rule={series} from={series.nextDate} made={madeCount} />
      )}
    </Panel>
  )
}

const SeriesRecord = ({ id }: { readonly id: string }) => {
  const { title, record: m, troubles } = useMessages(seriesMessages)
  const labels = useSeriesLabels()
  const day = useDayFormat()
  const { data: series } = useSuspenseQuery(seriesRecord(id))
  const { customer, billingAddress: billing, state, nextDate, pausedBy } = series
  return (
    <Page
      title={series.name || `${title} ${customer.name}`}
      about={
        <>
          <SeriesStateBadge state={state} />
          {state === 'active' && nextDate !== null && <span>{m.next(day(nextDate))}</span>}
        </>
      }
      actions={<SeriesActions series={series} />}
    >
      <RecordNotice entity="series" record={id} version={series.version} isEdited={false} />
      {pausedBy !== null && (
        <div className={notice.bar} role="note">
          <p className={notice.text}>{troubles[pausedBy]}</p>
        </div>
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          <Panel title={labels.products}>
            <InvoiceLines invoice={nextOf(series)} />
            <div className={classes.breakdown}>
              <InvoiceAmounts invoice={series} />
            </div>
          </Panel>
          <Panel title={m.invoices}>
            {series.madeCount > 0 ? (
              <InvoicesOfSeries owner={id} parameters={[]} />
            ) : (
              <p className={shared.hint}>{m.noInvoices}</p>
            )}
          </Panel>
          <div className={classes.last}>
            <HistoryPanel place={{ entity: 'series', record: id }} />
          </div>
        </div>
        <div className={classes.column}>
          <SchedulePanel series={series} />
          <CustomerPanel customer={{ ...customer, email: billing.email, phone: billing.phone }} />
        </div>
      </div>
    </Page>
  )
}

const Outlines = () => {
  const { title } = useMessages(seriesMessages)
  return (
    <Page title={title} about={<Skeleton width={160} height={22} />} actions={<Skeleton width={140} height={36} />}>
      <div className={classes.columns} aria-busy="true">
        <Skeleton width="100%" height={280} />
        <Skeleton width="100%" height={280} />
      </div>
    </Page>
  )
}

/** Renders a series; another id in the URL remounts it. */
export const SeriesRecordPage = () => {
  const { id } = useParams({ from: '/shell/series/$id/details' })
  return (
    <Suspense key={id} fallback={<Outlines />}>
      <SeriesRecord id={id} />
    </Suspense>
  )
}
