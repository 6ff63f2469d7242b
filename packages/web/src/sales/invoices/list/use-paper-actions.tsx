import type { Invoice } from '@quarterdeck/contract/sales/invoices'
import { maxPrinted, maxZipEntries, papers } from '@quarterdeck/contract/sales/papers'
import { type BundleKind, batches } from '@quarterdeck/contract/system/batches'
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../../kit/lib/api/client.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { parseSearch } from '../../../kit/lib/search-params.ts'
import { useFollowJob } from '../../../kit/records/index.ts'
import type { ActionTarget, RowAction } from '../../../kit/ui/data-table/field.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { reportProblem } from '../../../kit/ui/report-problem.ts'
import { useDownload } from '../../../kit/ui/use-download.ts'
import { salesMessages } from '../../messages/index.ts'
import { invoiceMessages } from '../messages/index.ts'

type Selection = ActionTarget<Invoice>['selection']

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

const askedOf = (selection: Selection): URLSearchParams => {
  const wanted = new URLSearchParams(
    'ids' in selection ? selection.ids.map((id) => ['ids', String(id)]) : selection.query,
  )
  wanted.delete('sort')
  if ('except' in selection && selection.except.length > 0) wanted.set('except', selection.except.join())
  return wanted
}

/** Returns a function that starts a background job for a combined file, which is offered for download on any page. */
const useBundle = () => {
  const common = useMessages(commonMessages)
  const follow = useFollowJob()
  return async (kind: BundleKind, selection: Selection) => {
    try {
      await follow((await call(batches.bundle, { body: { kind, selection } })).data.job)
    } catch (error) {
      reportProblem(common, error)
    }
  }
}

/** Returns the actions to print or download the documents of a selection; large ones run as background jobs. */
export const usePaperActions = (): readonly RowAction<Invoice>[] => {
  const { zip } = useMessages(invoiceMessages).bulk
  const { paper } = useMessages(salesMessages)
  const navigate = useNavigate()
  const { save } = useDownload()
  const bundle = useBundle()
  return [
    {
      label: paper.print,
      icon: <IconPrinter {...icon} />,
      bulkOnly: true,
      perform: ({ selection, count }) => {
        if (count > maxPrinted) return void bundle('print', selection)
        const search = 'ids' in selection ? selection : { ...parseSearch(selection.query), except: selection.except }
        void navigate({ to: '/invoices/print', search })
      },
    },
    {
      label: zip.label,
      icon: <IconFileZip {...icon} />,
      bulkOnly: true,
      perform: ({ selection, count }) => {
        if (count > maxZipEntries) return void bundle('zip', selection)
        void save(papers.invoicesZip.path, askedOf(selection), 'invoices.zip')
      },
    },
  ]
}
