import { Button } from '@mantine/core'
import { contact } from '@quarterdeck/contract/support/contact'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { read } from '../../../kit/lib/api/client.ts'
import { ApiError } from '../../../kit/lib/api-error.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { SearchParams } from '../../../kit/lib/search-params.ts'
import { Page } from '../../../kit/ui/page.tsx'
import { Panel } from '../../../kit/ui/panel.tsx'
import { ProblemPanel } from '../../../kit/ui/problem-panel.tsx'
import { Skeleton } from '../../../kit/ui/skeleton.tsx'
import { StatePanel } from '../../../kit/ui/state-panel.tsx'
import { StatusBadge, type Tone } from '../../../kit/ui/status-badge.tsx'
import { supportMessages } from '../../messages/index.ts'
import classes from './contact.module.css'

const tones: Readonly<Record<'Open' | 'Pending' | 'Closed', Tone>> = { Open: 'amber', Pending: 'gray', Closed: 'green' }

const requestBy = (token: string) =>
  queryOptions({
    queryKey: ['contact', 'status', token],
    queryFn: async ({ signal }) => (await read(contact.status, { body: { token }, signal })).data,
    retry: false,
  })

/** Shows the status of a message to whoever has its link. */
export const RequestPage = () => {
  const { token = '' } = useParams({ strict: false })
  const { sent }: SearchParams = useSearch({ strict: false })
  const { contact: m } = useMessages(supportMessages)
  const { moment } = useFormats()
  const { data, error, refetch } = useQuery(requestBy(token))
  const hasEnded = error instanceof ApiError && error.code === 'gone'
  return (
    <Page title={data ? m.receipt(data.receipt) : m.statusTitle}>
      <div className={classes.status}>
        {sent && data && (
          <p className={classes.sent} role="status">
            <IconCircleCheck size={20} stroke={1.75} aria-hidden />
            {sent === 'here' ? m.sentHere : m.sent}
          </p>
        )}
        {hasEnded && (
          <StatePanel
            picture={<IconLinkOff size={36} stroke={1.5} aria-hidden />}
            title={m.ended.title}
            text={m.ended.text}
          >
            <Button component={Link} to="/support/contact">
              {m.ended.write}
            </Button>
          </StatePanel>
        )}
        {error && !hasEnded && <ProblemPanel error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton width="100%" height={160} />}
        {data && (
          <Panel
            title={m.statusTitle}
            tools={<StatusBadge tone={tones[data.status]}>{m.statuses[data.status]}</StatusBadge>}
          >
            <dl className={classes.facts}>
              <dt>{m.fields.topic}</dt>
              <dd>{m.topics[data.topic]}</dd>
              {data.reference && (
                <>
                  <dt>{m.fields.reference}</dt>
                  <dd>{data.reference}</dd>
                </>
              )}
              <dt>{m.sentAt}</dt>
              <dd>{moment(data.createdAt)}</dd>
              <dt>{m.updatedAt}</dt>
              <dd>{moment(data.updatedAt)}</dd>
            </dl>
            {data.message && (
              <p className={classes.message} dir="auto">
                {data.message}
              </p>
            )}
          </Panel>
        )}
        {data && <p>{m.keepLink}</p>}
      </div>
    </Page>
  )
}
