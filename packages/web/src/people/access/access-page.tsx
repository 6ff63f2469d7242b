import { access } from '@quarterdeck/contract/people/access'
import { useQuery } from '@tanstack/react-query'
import { reading } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../../kit/lib/session.ts'
import { Page } from '../../kit/ui/page.tsx'
import { ProblemPanel } from '../../kit/ui/problem-panel.tsx'
import { peopleMessages } from '../messages/index.ts'
import classes from './access.module.css'
import { Matrix } from './matrix.tsx'
import { RequestItem } from './request-item.tsx'

/** Lists pending requests for permissions; hidden if there are none. */
const Requests = () => {
  const m = useMessages(peopleMessages).access
  const { data, error, refetch } = useQuery(reading(access.waiting))
  if (error && !data) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  if (!data || data.length === 0) return null
  return (
    <section className={classes.panel} aria-labelledby="access-requests">
      <h2 id="access-requests">{m.requests}</h2>
      <ul className={classes.list}>
        {data.map((request) => (
          <RequestItem key={request.id} request={request} />
        ))}
      </ul>
    </section>
  )
}

/** Shows the permissions of each access role, and pending requests. */
export const AccessPage = () => {
  const m = useMessages(peopleMessages).access
  const mayGive = usePermission('users:access')
  return (
    <Page title={m.title} about={m.about}>
      {mayGive && <Requests />}
      <Matrix />
    </Page>
  )
}
