import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { Panel } from '../../../kit/ui/panel.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { supportMessages } from '../../messages/index.ts'
import { useDurationFormat } from '../../tickets/index.ts'
import classes from './overview.module.css'
import { replyTimeNow } from './overview-query.ts'

/** Shows the typical reply time; hidden if there were no recent replies. */
export const ReplyTime = () => {
  const { overview: m } = useMessages(supportMessages)
  const span = useDurationFormat()
  const { data, isError } = useQuery(replyTimeNow)
  if (isError || data?.seconds === null) return null
  return (
    <Panel title={m.replyTime}>
      {data ? (
        <p className={classes.replyTime}>
          <strong>{span(data.seconds)}</strong> {m.replyTimeText}
        </p>
      ) : (
        <Skeleton width={220} height={24} />
      )}
    </Panel>
  )
}
