import type { SentBodyOf } from '@quarterdeck/contract/kit/endpoint'
import { series as endpoints, type Series } from '@quarterdeck/contract/sales/series'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../kit/lib/api/client.ts'
import { useIntentKey } from '../../kit/lib/api/use-intent-key.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useCompanyToday } from '../../kit/lib/session.ts'
import { useNavigateIfHere } from '../../kit/lib/use-is-current-screen.ts'
import { useUndo } from '../../kit/records/index.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { reportProblem } from '../../kit/ui/report-problem.ts'
import { toast } from '../../kit/ui/toast.ts'
import { useSeriesLabels } from './labels.ts'
import { seriesMessages } from './messages/index.ts'
import { seriesRecord } from './source.ts'

interface Answer {
  readonly data: { readonly series: Series }
  readonly batch: string
}

/** Returns the actions on a series, done at once; all except creating an invoice can be undone. */
export const useSeriesSteps = (series: Series) => {
  const { record: m } = useMessages(seriesMessages)
  const common = useMessages(commonMessages)
  const labels = useSeriesLabels()
  const queries = useQueryClient()
  const { offer } = useUndo()
  const leadOn = useNavigateIfHere()
  const keyFor = useIntentKey()
  const today = useCompanyToday()
  const { id, version, nextDate } = series

  const show = (next: Series) => {
    queries.setQueryData(seriesRecord(String(id)).queryKey, next)
    for (const key of ['series', 'changes', 'invoices']) void queries.invalidateQueries({ queryKey: [key] })
  }
  const step = async (work: () => Promise<Answer>, done: string) => {
    try {
      const { data, batch } = await work()
      show(data.series)
      offer(done, batch)
    } catch (error) {
      reportProblem(common, error, labels)
    }
  }
  const update = (body: SentBodyOf<typeof endpoints.update>, done: string) =>
    step(() => call(endpoints.update, { query: { id: String(id) }, body, ifMatch: version }), done)
  const issueNow = async () => {
    try {
      const idempotencyKey = keyFor([id, nextDate, 'now'])
      const { data } = await call(endpoints.issueNow, { body: { id }, idempotencyKey })
      show(data.series)
      toast.success(m.done.issued(data.invoice.id))
      await leadOn({ to: '/invoices/$id/details', params: { id: data.invoice.id } })
    } catch (error) {
      reportProblem(common, error, labels)
    }
  }
  const skip = () => {
    const idempotencyKey = keyFor([id, nextDate, 'skip'])
    return step(() => call(endpoints.skip, { body: { id }, idempotencyKey }), m.done.skipped)
  }
  return {
    turn: (status: Series['status']) => update({ status }, m.done[status]),
    end: () => update({ endDate: today }, m.done.ended),
    skip,
    issueNow,
  }
}
