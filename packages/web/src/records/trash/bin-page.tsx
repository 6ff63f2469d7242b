import { type Binned, binDays, binList } from '@quarterdeck/contract/bin'
import type { Bulkable } from '@quarterdeck/contract/entities'
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { RouteTitle } from '../../lib/i18n/catalogue.ts'
import { useMessages, useWords } from '../../lib/i18n/use-messages.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import type { RowAction } from '../../ui/data-table/field.ts'
import { useListState } from '../../ui/data-table/use-list-state.ts'
import { Page } from '../../ui/page.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'
import { recordMessages } from '../messages/index.ts'
import { binPageOf } from './bin-query.ts'
import { useBinFields } from './fields.tsx'
import { useRestore } from './use-restore.ts'

interface Props {
  readonly entity: Bulkable
  readonly title: RouteTitle
}

/** What of an entity is in the bin, to be restored while it is there. */
export const BinPage = ({ entity, title: words }: Props) => {
  const m = useMessages(recordMessages).trash
  const title = useWords(words)
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
