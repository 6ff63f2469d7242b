import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Paper } from '../../../ui/paper/paper.tsx'
import { ProblemPanel } from '../../../ui/problem-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { invoiceMessages } from '../messages/index.ts'
import { invoicePaper } from '../source.ts'

interface Props {
  readonly id: string
  /** What is being deleted is not asked for: it may be gone already. */
  readonly isLeaving: boolean
}

/** The invoice as its customer reads it. */
export const DocumentPanel = ({ id, isLeaving }: Props) => {
  const { paper: m } = useMessages(invoiceMessages)
  const { data, error, refetch } = useQuery({ ...invoicePaper(id), enabled: !isLeaving })
  return (
    <Panel title={m.title}>
      {data && <Paper paper={data} />}
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton width="100%" height={640} />
        </div>
      )}
      {!data && error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
    </Panel>
  )
}
