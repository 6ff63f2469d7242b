import type { Bulkable } from '@quarterdeck/contract/kit/entities'
import { writeList } from '@quarterdeck/contract/kit/list'
import type { Selection } from '@quarterdeck/contract/kit/selection'
import { type Binned, bin, binDays, binList } from '@quarterdeck/contract/system/bin'
import { jobs } from '@quarterdeck/contract/system/jobs'
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call, read } from '../../lib/api/client.ts'
import type { RouteTitle } from '../../lib/i18n/catalogue.ts'
import { useMessages, usePickedMessages } from '../../lib/i18n/use-messages.ts'
import type { ListPage } from '../../lib/list-page.ts'
import type { PageOf } from '../../ui/data-table/body.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import type { Field, RowAction } from '../../ui/data-table/field.ts'
import { useListState } from '../../ui/data-table/use-list-state.ts'
import { Day } from '../../ui/day.tsx'
import { commonMessages } from '../../ui/messages/index.ts'
import { Page } from '../../ui/page.tsx'
import { reportProblem } from '../../ui/report-problem.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'
import { useFollowJob } from '../index.ts'
import { recordMessages } from '../messages/index.ts'
import classes from './bin.module.css'

/** Returns the columns of a bin. */
const useBinFields = (): readonly Field<Binned>[] => {
  const { fields: m, system } = useMessages(recordMessages).trash
  return [
    {
      name: 'title',
      label: m.title,
      cell: ({ id, title }) => (
        <span>
          <bdi>{title || id}</bdi> <span className={classes.number}>#{id}</span>
        </span>
      ),
      width: 260,
      minWidth: 180,
      grow: 4,
      skeleton: <Skeleton width={160} />,
      card: 'title',
    },
    {
      name: 'actor',
      label: m.actor,
      cell: ({ actor }) => <bdi>{actor?.name ?? system}</bdi>,
      width: 180,
      minWidth: 132,
      grow: 2,
      skeleton: <Skeleton width={112} />,
      card: 'detail',
    },
    {
      name: 'reason',
      label: m.reason,
      cell: ({ reason }) => reason && <bdi>{reason}</bdi>,
      priority: 1,
      width: 200,
      minWidth: 112,
      grow: 3,
      skeleton: <Skeleton width={96} />,
      card: 'hidden',
    },
    {
      name: 'deletedAt',
      label: m.deletedAt,
      cell: ({ deletedAt }) => <Day at={deletedAt} />,
      sortable: true,
      width: 120,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'detail',
    },
    {
      name: 'expiresAt',
      label: m.expiresAt,
      cell: ({ expiresAt }) => <Day at={expiresAt} />,
      width: 132,
      minWidth: 116,
      skeleton: <Skeleton width={80} />,
      card: 'hidden',
    },
  ]
}

/** Takes records out of the bin of an entity. */
const useRestore = (entity: Bulkable): ((selection: Selection) => Promise<void>) => {
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const follow = useFollowJob()
  return async (selection) => {
    try {
      await follow((await call(jobs.create, { body: { entity, selection, action: { type: 'restore' } } })).data)
    } catch (error) {
      reportProblem(common, error)
    }
    await queries.invalidateQueries()
  }
}

/** A page of what is in the bin of an entity. */
const binPageOf =
  (entity: Bulkable): PageOf<Binned> =>
  (request) => {
    const list = writeList(binList, request)
    return queryOptions({
      queryKey: [entity, 'bin', new URLSearchParams(list).toString()],
      queryFn: async ({ signal }): Promise<ListPage<Binned>> => {
        const { data, total, totalIsExact } = await read(bin.list, { query: { entity }, list, signal })
        return { rows: data, total, totalIsExact }
      },
      placeholderData: keepPreviousData,
    })
  }

interface Props {
  readonly entity: Bulkable
  readonly title: RouteTitle
}

/** Deleted records of an entity, which can be restored while they are kept. */
export const BinPage = ({ entity, title: words }: Props) => {
  const m = useMessages(recordMessages).trash
  const title = usePickedMessages(words)
  const pageOf = binPageOf(entity)
  const state = useListState(binList)
  const fields = useBinFields()
  const restore = useRestore(entity)
  const back: RowAction<Binned> = {
    label: m.restore,
    icon: <IconRestore size={18} stroke={1.75} aria-hidden />,
    perform: ({ selection }) => void restore(selection),
  }
  return (
    <Page title={title} about={m.about(binDays)} layout="fill">
      <DataTable
        label={title}
        spec={binList}
        state={state}
        pageOf={pageOf}
        fields={fields}
        facets={[{ kind: 'days', field: 'deletedAt', label: m.fields.deletedAt }]}
        searchLabel={m.search}
        idOf={({ id }) => id}
        nameOf={({ id, title }) => title || id}
        actions={[back]}
        empty={
          <StatePanel
            picture={<IconTrash size={36} stroke={1.5} aria-hidden />}
            title={m.emptyTitle}
            text={m.emptyText(binDays)}
          />
        }
      />
    </Page>
  )
}
