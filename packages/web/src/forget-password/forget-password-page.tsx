import { useState } from 'react'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { EntranceFrame } from '../ui/entrance/frame.tsx'
import { AskForLink } from './ask-for-link.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { forgetMessages } from './messages/index.ts'

const tokenOf = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined

type Stage = 'ask' | 'sent' | 'choose' | 'saved'

/** The way to a new password: by a link in a mail. */
export const ForgetPasswordPage = () => {
  const m = useMessages(forgetMessages)
  const [token] = useState(tokenOf)
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
