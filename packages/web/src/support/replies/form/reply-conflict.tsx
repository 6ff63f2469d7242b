import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { useReplyHistory } from '../described.tsx'
import { replyMessages } from '../messages/index.ts'
import type { ReplyEditConflict } from './use-reply-form.ts'

interface Props {
  readonly conflict: ReplyEditConflict
  readonly onCancel: () => void
  readonly onResolve: (mine: readonly string[]) => void
}

/** Both values of what two people changed, as the history shows them. */
export const ReplyConflict = ({ conflict, onCancel, onResolve }: Props) => {
  const { fields: labels } = useMessages(replyMessages)
  const { fields } = useReplyHistory()
  const show = (name: keyof typeof conflict.typed, value: string | number | null) =>
    fields[name]?.show?.(value) ?? String(value)
  return (
    <ConflictDialog
      fields={conflict.fields.map((name) => ({
        name,
        label: labels[name],
        theirs: show(name, conflict.current[name]),
        yours: show(name, conflict.typed[name]),
      }))}
      onCancel={onCancel}
      onResolve={onResolve}
    />
  )
}
