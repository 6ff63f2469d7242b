import type { UserDraft } from '@quarterdeck/contract/people/users'
import { countryNames } from '../../kit/lib/countries.ts'
import { useLocale, useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { Avatar } from '../../kit/ui/avatar.tsx'
import { ConflictDialog } from '../../kit/ui/form/conflict-dialog.tsx'
import { userMessages } from './messages/index.ts'
import type { UserEditConflict } from './use-user-form.ts'

interface Props {
  readonly conflict: UserEditConflict
  readonly onCancel: () => void
  readonly onResolve: (mine: readonly string[]) => void
}

export const UserConflict = ({ conflict, onCancel, onResolve }: Props) => {
  const m = useMessages(userMessages)
  const country = countryNames(useLocale())
  const words: Readonly<Partial<Record<keyof UserDraft, Readonly<Record<string, string>>>>> = {
    role: m.jobTitles,
    status: m.statuses,
    accessRole: m.accessRoles,
  }
  const show = (field: keyof UserDraft, value = '') => {
    if (field === 'image') return <Avatar name={conflict.current.name} image={value} size={72} />
    return field === 'address' ? country(value) : (words[field]?.[value] ?? value)
  }
  return (
    <ConflictDialog
      fields={conflict.fields.flatMap((name) =>
        name === 'reason'
          ? []
          : {
              name,
              label: m.fields[name],
              theirs: show(name, conflict.current[name]),
              yours: show(name, conflict.typed[name]),
            },
      )}
      onCancel={onCancel}
      onResolve={onResolve}
    />
  )
}
