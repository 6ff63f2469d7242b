import type { Selection } from '@quarterdeck/contract/kit/selection'
import type { ExportFormat } from '@quarterdeck/contract/system/exports'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { commonMessages } from '../../messages/index.ts'
import { reportProblem } from '../../report-problem.ts'
import { useServices } from '../../services.ts'
import type { Field, RowAction } from '../field.ts'
import type { ListState } from '../use-list-state.ts'

export const exportFormats = ['xlsx', 'csv', 'plain', 'jsonl'] as const satisfies readonly ExportFormat[]

export const fileNameOf = (label: string, format: ExportFormat): string =>
  `${label}.${format === 'plain' ? 'csv' : format}`

export type SaveSelection = (selection: Selection, format: ExportFormat) => Promise<void>

/** Returns a function that exports rows with the columns of the list. */
export const useSaveSelection = (
  entity: string,
  label: string,
  state: ListState,
  fields: readonly Pick<Field<never>, 'name' | 'label'>[],
): SaveSelection => {
  const common = useMessages(commonMessages)
  const { saveSelection } = useServices()
  const save: SaveSelection = async (selection, format) => {
    try {
      const { sort } = state.request
      await saveSelection({ entity, selection, sort, fields, format, fileName: fileNameOf(label, format) })
    } catch (error) {
      reportProblem(common, error, undefined, () => void save(selection, format))
    }
  }
  return save
}

/** Returns the action that exports the selected rows. */
export const useExportAction = <Row,>(save: SaveSelection): RowAction<Row> => {
  const { table: m } = useMessages(commonMessages)
  return {
    label: m.export,
    icon: <IconDownload size={18} stroke={1.75} aria-hidden />,
    bulkOnly: true,
    // What is selected may be wanted for something else as well.
    asks: true,
    formats: exportFormats,
    perform: ({ selection }, _, format = 'csv') => void save(selection, format),
  }
}
