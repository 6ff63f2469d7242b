import { security } from '@quarterdeck/contract/account/security'
import { call } from '../../lib/api/client.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { PromptDialog } from '../../ui/prompt-dialog.tsx'
import { HiddenUsernameInput } from '../hidden-username-input.tsx'
import { sessionMessages } from '../messages/index.ts'

interface Props {
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks for the password before a risky step. */
export const FreshDialog = ({ onDone, onClose }: Props) => {
  const m = useMessages(sessionMessages).fresh
  const prove = async (password: string) => {
    await call(security.fresh, { body: { password } })
    onDone()
  }
  return (
    <PromptDialog
      title={m.title}
      text={m.text}
      label={m.password}
      submit={m.go}
      kind={{ show: m.show }}
      before={<HiddenUsernameInput />}
      onSend={prove}
      onClose={onClose}
    />
  )
}
