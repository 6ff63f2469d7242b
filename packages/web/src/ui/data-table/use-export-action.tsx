import type { ExportFormat } from '@quarterdeck/contract/exports'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { reportProblem } from '../report-problem.ts'
import type { Chosen, Field, RowAction } from './field.ts'
import type { ListState } from './use-list-state.ts'

/** Saves the selected rows as a file with the columns of the list. */
export const useExportAction = <Row,>(
  entity: string,
  label: string,
  state: ListState,
  fields: readonly Pick<Field<never>, 'name' | 'label'>[],
): RowAction<Row> => {
  const common = useMessages(commonMessages)
  const run = async ({ selection }: Chosen<Row>, format: ExportFormat) => {
    try {
      const { exportSelection } = await import('./export-selection.ts')
      const { sort } = state.request
      await exportSelection({ entity, selection, sort, fields, format, fileName: `${label}.${format}` })
    } catch (error) {
      reportProblem(common, error)
    }
  }
  return {
    label: common.table.export,
    icon: <IconDownload size={18} stroke={1.75} aria-hidden />,
    bulkOnly: true,
    // What is selected may be wanted for something else as well.
    asks: true,
    formats: ['csv', 'jsonl'],
    perform: (chosen, _, format = 'csv') => void run(chosen, format),
  }
}
