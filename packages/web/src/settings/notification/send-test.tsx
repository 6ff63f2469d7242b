import { Button } from '@mantine/core'
import { type NoticeTest, notices } from '@quarterdeck/contract/notices'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMe } from '../../lib/session.ts'
import { useAct } from '../../ui/use-act.ts'
import { settingsMessages } from '../messages/index.ts'
import classes from './notification.module.css'

/** Where a test went, way by way. */
const useWays = () => {
  const { test: m } = useMessages(settingsMessages).notification
  const { instant } = useFormats()
  const { email } = useMe()
  return ({ product, mail, digest }: NoticeTest): readonly string[] => {
    const ways = [
      product && m.product,
      mail && (mail.waits ? m.mailLater(email, instant(mail.at)) : m.mail(email)),
      digest && m.digest(instant(digest)),
    ].filter((way) => typeof way === 'string')
    return ways.length > 0 ? ways : [m.nowhere]
  }
}

/** Sends oneself a notice, and says where it went. */
export const SendTest = () => {
  const { test: m } = useMessages(settingsMessages).notification
  const waysOf = useWays()
  const { act, isBusy } = useAct('notices')
  const [sent, setSent] = useState<NoticeTest>()
  const send = () => act(async () => setSent((await call(notices.test)).data))
  return (
    <>
      <Button className={classes.send ?? ''} variant="default" loading={isBusy} onClick={send}>
        {m.send}
      </Button>
      <div role="status" className={classes.ways}>
        {sent && waysOf(sent).map((way) => <p key={way}>{way}</p>)}
      </div>
    </>
  )
}
