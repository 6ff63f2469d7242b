import { Button } from '@mantine/core'
import { emailChange } from '@quarterdeck/contract/account/email-change'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call, read } from '../../kit/lib/api/client.ts'
import { ApiError } from '../../kit/lib/api-error.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useHashParams } from '../../kit/lib/use-hash-params.ts'
import { FormProblem } from '../../kit/ui/form-problem.tsx'
import { ProblemPanel } from '../../kit/ui/problem-panel.tsx'
import { useSubmit } from '../../kit/ui/use-submit.ts'
import classes from './entrance.module.css'
import { EntranceFrame } from './frame.tsx'
import { entranceMessages } from './messages/index.ts'

type Outcome = 'waiting' | 'changed' | 'cancelled' | 'gone'

const useLook = (token: string) =>
  useQuery({
    queryKey: ['email-change', token],
    queryFn: async () => (await read(emailChange.look, { body: { token } })).data,
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

const Question = ({ token }: { token: string }) => {
  const { emailChange: m } = useMessages(entranceMessages)
  const [done, setDone] = useState<Outcome>()
  const { data, error, refetch } = useLook(token)
  const { send, busy, wrong, problem } = useSubmit()
  const isWorthless = token === '' || (error instanceof ApiError && 'token' in error.fields)
  const outcome = done ?? (isWorthless || wrong('token') !== undefined ? 'gone' : undefined)
  const answer = (agree: boolean) =>
    void send(async () => setDone((await call(emailChange.answer, { body: { token, agree } })).data.result))

  if (outcome) {
    return (
      <EntranceFrame title={m.title} heading={m[outcome]}>
        <div className={classes.panel}>
          <p role="status">{m[`${outcome}Text`]}</p>
          <Button renderRoot={(props) => <Link to="/settings" {...props} />}>{m.onward}</Button>
        </div>
      </EntranceFrame>
    )
  }
  if (!data) {
    return (
      <EntranceFrame title={m.title} heading={m.title}>
        {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      </EntranceFrame>
    )
  }
  const isOld = data.side === 'old'
  return (
    <EntranceFrame title={m.title} heading={m[data.side]}>
      <div className={classes.panel}>
        <p>{m[`${data.side}Text`](data.email)}</p>
        <FormProblem>{problem('token')}</FormProblem>
        <Button loading={busy} onClick={() => answer(true)}>
          {isOld ? m.approve : m.confirm}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => answer(false)}>
          {isOld ? m.cancel : m.notMine}
        </Button>
      </div>
    </EntranceFrame>
  )
}

/** Target of the links in mails about a new address; a button decides, since programs open links too. */
export const EmailChangePage = () => {
  const token = useHashParams().get('token') ?? ''
  return <Question key={token} token={token} />
}
