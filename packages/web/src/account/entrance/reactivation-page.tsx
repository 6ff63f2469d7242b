import { Button } from '@mantine/core'
import { deactivation } from '@quarterdeck/contract/account/deactivation'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { signOut } from '../../kit/lib/api/auth.ts'
import { call } from '../../kit/lib/api/client.ts'
import { useFormats } from '../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../kit/lib/session.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { reportProblem } from '../../kit/ui/report-problem.ts'
import { toast } from '../../kit/ui/toast.ts'
import { DownloadData } from '../settings/index.ts'
import classes from './entrance.module.css'
import { EntranceFrame } from './frame.tsx'
import { entranceMessages } from './messages/index.ts'

/** Return, or stay away: whoever has closed their account sees nothing else. */
export const ReactivationPage = () => {
  const { comeBack: m } = useMessages(entranceMessages)
  const common = useMessages(commonMessages)
  const { date } = useFormats()
  const { leaving } = useMe()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  if (!leaving) return null
  const isOver = Date.parse(leaving.until) <= Date.now()

  const go = async (work: () => Promise<unknown>, to: '/dashboard' | '/login') => {
    setIsBusy(true)
    try {
      await work()
      queries.clear()
      await navigate({ to })
      return true
    } catch (error) {
      reportProblem(common, error)
      setIsBusy(false)
      return false
    }
  }
  const comeBack = async () => {
    if (await go(() => call(deactivation.return), '/dashboard'))
      toast.success(m.returned, { description: m.returnedText })
  }
  return (
    <EntranceFrame title={m.title} heading={m.heading}>
      <div className={classes.choices}>
        {isOver ? (
          <p>
            {m.over} {leaving.kind === 'delete' ? m.overGone : m.overAsk}
          </p>
        ) : (
          <p>{m[leaving.kind](date(leaving.until))}</p>
        )}
        {!isOver && (
          <Button fullWidth loading={isBusy} onClick={() => void comeBack()}>
            {m.return}
          </Button>
        )}
        <Button fullWidth variant="default" disabled={isBusy} onClick={() => void go(signOut, '/login')}>
          {isOver ? m.signOut : m.stay}
        </Button>
        <div className={classes.aside}>
          <DownloadData label={m.download} variant="subtle" />
        </div>
      </div>
    </EntranceFrame>
  )
}
