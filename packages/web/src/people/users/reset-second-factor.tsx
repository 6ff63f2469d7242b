import { Button } from '@mantine/core'
import { twoFactor } from '@quarterdeck/contract/account/security'
import IconShieldOff from '@tabler/icons-react/dist/esm/icons/IconShieldOff.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unlessCanceled } from '../../kit/lib/api/auth-events.ts'
import { call } from '../../kit/lib/api/client.ts'
import { reading } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { maxReason } from '../../kit/ui/form/reason-input.tsx'
import { PromptDialog } from '../../kit/ui/prompt-dialog.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { useAction } from '../../kit/ui/use-action.ts'
import { userMessages } from './messages/index.ts'

/** Removes the second factor of a user who has lost it; hidden if they have none. */
export const ResetSecondFactor = ({ id }: { id: number }) => {
  const { resetSecondFactor: m } = useMessages(userMessages)
  const { data } = useQuery(reading(twoFactor.of, { id: String(id) }))
  const { act } = useAction('two-factor', 'changes')
  const [isAsked, setIsAsked] = useState(false)
  const send = async (reason: string) => {
    if (!(await unlessCanceled(() => call(twoFactor.reset, { body: { id, reason } })))) return
    setIsAsked(false)
    toast.success(m.done)
    act(async () => undefined)
  }
  return (
    <>
      {data?.on && (
        <Button
          variant="default"
          leftSection={<IconShieldOff size={16} stroke={1.75} aria-hidden />}
          onClick={() => setIsAsked(true)}
        >
          {m.title}
        </Button>
      )}
      {isAsked && (
        <PromptDialog
          title={m.title}
          text={m.text}
          label={m.reason}
          submit={m.submit}
          kind="text"
          max={maxReason}
          onSend={send}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
