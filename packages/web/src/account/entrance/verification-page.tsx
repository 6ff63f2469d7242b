import { Button } from '@mantine/core'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/PinInput.layer.css'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { useHashParams } from '../../kit/lib/use-hash-params.ts'
import { ConfirmForm } from './confirm-form.tsx'
import classes from './entrance.module.css'
import { EntranceFrame } from './frame.tsx'
import { entranceMessages } from './messages/index.ts'

const Confirmation = ({ ticket, code }: { ticket: string; code: string }) => {
  const { verification: m, toSignIn } = useMessages(entranceMessages)
  const [done, setDone] = useState(false)
  if (done || !ticket) {
    return (
      <EntranceFrame title={m.title} heading={done ? m.done : m.none}>
        <div className={classes.panel}>
          <p role="status">{done ? m.doneText : m.noneText}</p>
          {!done && <Button renderRoot={(props) => <Link to="/register" {...props} />}>{m.register}</Button>}
          <Link to="/login">{toSignIn}</Link>
        </div>
      </EntranceFrame>
    )
  }
  return (
    <EntranceFrame title={m.title} heading={m.heading}>
      <ConfirmForm ticket={ticket} code={code} onDone={() => setDone(true)} />
    </EntranceFrame>
  )
}

/** Confirms an address by the code that was sent there, also on another device than that of the registration. */
export const VerificationPage = () => {
  const brought = useHashParams()
  const [ticket, code] = [brought.get('ticket') ?? '', brought.get('code') ?? '']
  return <Confirmation key={`${ticket} ${code}`} ticket={ticket} code={code} />
}
