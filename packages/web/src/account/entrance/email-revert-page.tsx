import { Button } from '@mantine/core'
import { emailRevert } from '@quarterdeck/contract/account/email-change'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call, read } from '../../kit/lib/api/client.ts'
import { ApiError } from '../../kit/lib/api-error.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { pathTo } from '../../kit/lib/paths.ts'
import { useHashParams } from '../../kit/lib/use-hash-params.ts'
import { FormProblem } from '../../kit/ui/form-problem.tsx'
import { ProblemPanel } from '../../kit/ui/problem-panel.tsx'
import { useSubmit } from '../../kit/ui/use-submit.ts'
import classes from './entrance.module.css'
import { EntranceFrame } from './frame.tsx'
import { entranceMessages } from './messages/index.ts'

const useLook = (token: string, isAsked: boolean) =>
  useQuery({
    queryKey: ['email-revert', token],
    queryFn: async () => (await read(emailRevert.look, { body: { token } })).data,
    enabled: token !== '' && isAsked,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

const Question = ({ token }: { token: string }) => {
  const { revert: m } = useMessages(entranceMessages).emailChange
  const [isDone, setIsDone] = useState(false)
  // A link that was used is not asked about again.
  const { data, error, refetch } = useLook(token, !isDone)
  const { send, busy, wrong, problem } = useSubmit()
  const restore = () =>
    void send(async () => {
      setIsDone(true)
      const { data: restored } = await call(emailRevert.complete, { body: { token } }).catch((failure: unknown) => {
        setIsDone(false)
        throw failure
      })
      // Sessions have ended, so that nothing of before may be left on the screen.
      location.assign(`${pathTo('/forget-password')}#${new URLSearchParams({ token: restored.token })}`)
    })

  if (token === '' || (error instanceof ApiError && 'token' in error.fields) || wrong('token') !== undefined) {
    return (
      <EntranceFrame title={m.title} heading={m.gone}>
        <div className={classes.panel}>
          <p role="status">{m.goneText}</p>
          <Button renderRoot={(props) => <Link to="/login" {...props} />}>{m.onward}</Button>
        </div>
      </EntranceFrame>
    )
  }
  return (
    <EntranceFrame title={m.title} heading={m.title}>
      {data ? (
        <div className={classes.panel}>
          <p>{m.text(data.email)}</p>
          <FormProblem>{wrong('email') === undefined ? problem('token') : m.taken}</FormProblem>
          <Button loading={busy} onClick={restore}>
            {m.go}
          </Button>
        </div>
      ) : (
        error && <ProblemPanel error={error} onRetry={() => void refetch()} />
      )}
    </EntranceFrame>
  )
}

/** Takes an address back that somebody else changed: a button and not the link itself decides, since machines open links. */
export const EmailRevertPage = () => {
  const token = useHashParams().get('token') ?? ''
  return <Question key={token} token={token} />
}
