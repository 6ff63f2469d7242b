import { Button } from '@mantine/core'
import { deactivation } from '@quarterdeck/contract/account/deactivation'
import { mayViewAs } from '@quarterdeck/contract/kit/permission'
import type { User } from '@quarterdeck/contract/people/users'
import { viewAs } from '@quarterdeck/contract/people/view-as'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unlessCanceled } from '../../kit/lib/api/auth-events.ts'
import { call } from '../../kit/lib/api/client.ts'
import { reading } from '../../kit/lib/api/queries.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { pathTo } from '../../kit/lib/paths.ts'
import { useMe } from '../../kit/lib/session.ts'
import { maxReason } from '../../kit/ui/form/reason-input.tsx'
import { PromptDialog } from '../../kit/ui/prompt-dialog.tsx'
import { peopleMessages } from '../messages/index.ts'

/** Starts viewing the product as this user; hidden without permission. */
export const ViewAsButton = ({ user: { id, name, accessRole, status } }: { user: User }) => {
  const m = useMessages(peopleMessages).viewAs
  const me = useMe()
  const [isAsked, setIsAsked] = useState(false)
  const { data } = useQuery(reading(deactivation.of, { id: String(id) }))
  if (
    !data ||
    data.leaving ||
    me.viewer ||
    id === me.id ||
    status !== 'Active' ||
    !mayViewAs(me.accessRole, accessRole)
  )
    return null
  const start = async (reason: string) => {
    // Nothing of one's own is left on the screen: the product is loaded anew.
    if (await unlessCanceled(() => call(viewAs.start, { body: { id, reason } }))) location.assign(pathTo('/users'))
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={16} stroke={1.75} aria-hidden />}
        onClick={() => setIsAsked(true)}
      >
        {m.start}
      </Button>
      {isAsked && (
        <PromptDialog
          title={m.title(name)}
          text={m.text}
          label={m.reason}
          submit={m.go}
          kind="text"
          max={maxReason}
          onSend={start}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
