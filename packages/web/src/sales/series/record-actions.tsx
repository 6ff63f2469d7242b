import { ActionIcon, Button } from '@mantine/core'
import type { Series } from '@quarterdeck/contract/sales/series'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { idOf } from '../../kit/lib/api/list-source.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useCompanyToday, usePermission } from '../../kit/lib/session.ts'
import { RecordPager } from '../../kit/ui/data-table/record-pager.tsx'
import { LazyPopup } from '../../kit/ui/popup/lazy-popup.tsx'
import { seriesMessages } from './messages/index.ts'
import { seriesSource } from './source.ts'
import { useSeriesSteps } from './use-series-steps.ts'

const NowDialog = lazy(async () => ({ default: (await import('./now-dialog.tsx')).NowDialog }))
const loadMenu = async () => (await import('./more-menu.tsx')).MoreMenu

export const SeriesActions = ({ series }: { readonly series: Series }) => {
  const { record: m } = useMessages(seriesMessages)
  const mayWrite = usePermission('series:write')
  const mayBill = usePermission('invoices:write') || series.makes === 'draft'
  const { turn, end, skip, issueNow } = useSeriesSteps(series)
  const [isAsked, setAsked] = useState(false)
  const today = useCompanyToday()
  const id = String(series.id)
  const next = series.status === 'active' ? 'paused' : 'active'
  const goesOn = series.state !== 'ended'
  return (
    <>
      <RecordPager
        list="/series"
        suffix="/details"
        spec={seriesSource.spec}
        pageOf={seriesSource.page}
        idOf={idOf}
        id={id}
      />
      {mayWrite && (
        <Button variant="default" renderRoot={(props) => <Link to="/series/$id" params={{ id }} {...props} />}>
          {m.edit}
        </Button>
      )}
      {mayWrite && goesOn && (
        <Button variant={next === 'active' ? 'filled' : 'default'} onClick={() => void turn(next)}>
          {next === 'active' ? m.resume : m.pause}
        </Button>
      )}
      {mayWrite && (
        <LazyPopup
          kind="menu"
          target={
            <ActionIcon variant="default" size={36} aria-label={m.more}>
              <IconDots size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          }
          load={loadMenu}
          props={{
            series,
            issueNow: goesOn && mayBill ? () => setAsked(true) : undefined,
            skip: goesOn ? () => void skip() : undefined,
            // What has not begun yet is deleted.
            end: goesOn && series.startDate <= today ? () => void end() : undefined,
          }}
        />
      )}
      <Suspense>
        {isAsked && <NowDialog series={series} issueNow={issueNow} onClose={() => setAsked(false)} />}
      </Suspense>
    </>
  )
}
