import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { ConflictDialog } from '../kit/ui/form/conflict-dialog.tsx'
import { useCardHistory } from './history.tsx'
import { boardMessages } from './messages/index.ts'
import type { CardInput, SaveConflict } from './use-card-save.ts'

interface Props {
  readonly clash: SaveConflict
  readonly typed: CardInput
  readonly onCancel: () => void
  readonly onResolve: (mine: readonly string[]) => void
}

/** Lets a person choose between both values of each field that somebody else changed too. */
export const CardConflict = ({ clash: { current, fields }, typed, onCancel, onResolve }: Props) => {
  const { fields: labels } = useMessages(boardMessages)
  const { fields: shown } = useCardHistory()
  const show = (name: keyof CardInput, value: unknown) => shown[name]?.show?.(value) ?? String(value ?? '')
  return (
    <ConflictDialog
      fields={fields.map((name) => ({
        name,
        label: labels[name],
        theirs: show(name, current[name]),
        yours: show(name, typed[name]),
      }))}
      onCancel={onCancel}
      onResolve={onResolve}
    />
  )
}
