import { useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useBrought } from '../lib/use-brought.ts'
import { AskForLink } from './ask-for-link.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { EntranceFrame } from './frame.tsx'
import { entranceMessages } from './messages/index.ts'

type Stage = 'ask' | 'sent' | 'choose' | 'saved'

const Way = ({ token }: { token: string }) => {
  const { forgetPassword: m } = useMessages(entranceMessages)
  const [stage, setStage] = useState<Stage>(token ? 'choose' : 'ask')
  const headings = { ask: m.heading, sent: m.sent, choose: m.newHeading, saved: m.saved }
  return (
    <EntranceFrame title={m.title} heading={headings[stage]}>
      {token && (stage === 'choose' || stage === 'saved') ? (
        <ChoosePassword
          token={token}
          saved={stage === 'saved'}
          onSaved={() => setStage('saved')}
          onAskAgain={() => setStage('ask')}
        />
      ) : (
        <AskForLink sent={stage === 'sent'} onSent={(isSent) => setStage(isSent ? 'sent' : 'ask')} />
      )}
    </EntranceFrame>
  )
}

/** The way to a new password: by a link in a mail. */
export const ForgetPasswordPage = () => {
  const token = useBrought().get('token') ?? ''
  return <Way key={token} token={token} />
}
