import { type Binned, binDays, binList } from '@quarterdeck/contract/bin'
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import type { RowAction } from '../ui/data-table/field.ts'
import { useListState } from '../ui/data-table/use-list-state.ts'
import { Page } from '../ui/page.tsx'
import { StatePanel } from '../ui/state-panel.tsx'
import { binPageOf } from './bin-query.ts'
import { useBinFields } from './fields.tsx'
import { binMessages } from './messages/index.ts'
import { useRestore } from './use-restore.ts'

const pages = {
  users: binPageOf('users'),
  orders: binPageOf('orders'),
  products: binPageOf('products'),
  reviews: binPageOf('reviews'),
}

/** What of an entity is in the bin, to be restored while it is there. */
export const BinPage = ({ entity }: { entity: keyof typeof pages }) => {
  const m = useMessages(binMessages)
  const state = useListState(binList)
  const fields = useBinFields()
  const restore = useRestore(entity)
  const back: RowAction<Binned> = {
    label: m.restore,
    icon: <IconRestore size={18} stroke={1.75} aria-hidden />,
    perform: ({ selection }) => void restore(selection),
  }
  return (
    <Page title={m.title[entity]} about={m.about(binDays)} layout="fill">
      <DataTable
        label={m.title[entity]}
        spec={binList}
        state={state}
        pageOf={pages[entity]}
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
