import { Button } from '@mantine/core'
import type { Me } from '@quarterdeck/contract/account/me'
import { viewAs } from '@quarterdeck/contract/people/view-as'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { useEffect, useState } from 'react'
import { call } from '../../kit/lib/api/client.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { pathTo } from '../../kit/lib/paths.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { reportProblem } from '../../kit/ui/report-problem.ts'
import { useCountdown } from '../../kit/ui/use-countdown.ts'
import { peopleMessages } from '../messages/index.ts'
import classes from './banner.module.css'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Ends viewing as another user, and reloads the page to clear their data from memory. */
const beOneself = (id: number) => location.assign(pathTo(`/users/profile?id=${id}`))

interface Props {
  readonly me: Pick<Me, 'id' | 'name'>
  readonly viewer: NonNullable<Me['viewer']>
}

/** Banner shown on all screens while viewing the product as another user. */
export const ViewAsBanner = ({ me, viewer }: Props) => {
  const m = useMessages(peopleMessages).viewAs
  const common = useMessages(commonMessages)
  const seconds = useCountdown(Date.parse(viewer.until))
  const [isBusy, setIsBusy] = useState(false)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) beOneself(me.id)
  }, [isOver, me.id])

  const stop = async () => {
    setIsBusy(true)
    try {
      await call(viewAs.stop)
      beOneself(me.id)
    } catch (error) {
      reportProblem(common, error)
      setIsBusy(false)
    }
  }
  return (
    <section className={classes.banner} aria-label={m.label}>
      <IconEye size={18} stroke={1.75} aria-hidden />
      <p className={classes.words}>
        <strong>{m.banner(me.name)}</strong>
        <span>{m.readOnly}</span>
      </p>
      <span role="timer" className={classes.time}>
        {m.left(clock(seconds))}
      </span>
      <Button size="compact-sm" variant="default" loading={isBusy} onClick={() => void stop()}>
        {m.stop}
      </Button>
    </section>
  )
}
