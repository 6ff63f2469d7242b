import { Checkbox } from '@mantine/core'
import type { BoardColumn } from '@quarterdeck/contract/boards/boards'
import { useState } from 'react'
import { newKey } from '../kit/lib/api/new-key.ts'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { useMe } from '../kit/lib/session.ts'
import { PromptDialog } from '../kit/ui/prompt-dialog.tsx'
import { boardMessages } from './messages/index.ts'
import { useBoardAddress } from './use-board-address.ts'
import { useBoardSteps } from './use-board-steps.ts'

const colors = ['gray', 'violet', 'green'] as const

/** Asks what a new board is called, and shows it. */
export const CreateBoard = ({ onClose }: { onClose: () => void }) => {
  const { board: m } = useMessages(boardMessages)
  const { create } = useBoardSteps()
  const { show } = useBoardAddress()
  const columns = colors.map(
    (color, at): BoardColumn => ({
      id: newKey(),
      name: m.first[at] ?? '',
      color,
      limit: null,
      isStrict: false,
    }),
  )
  const [isOwn, setOwn] = useState(false)
  const me = useMe()
  return (
    <PromptDialog
      title={m.create}
      text={m.createText}
      label={m.name}
      submit={m.create}
      kind="text"
      max={80}
      before={
        <Checkbox
          mt={16}
          label={m.own}
          description={m.ownText}
          checked={isOwn}
          onChange={({ currentTarget: { checked } }) => setOwn(checked)}
        />
      }
      onSend={async (name) => {
        const { data } = await create({ name, columns, ownerId: isOwn ? me.id : null })
        show(String(data.board.id))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
