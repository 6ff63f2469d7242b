import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { ConflictDialog } from '../../../ui/form/conflict-dialog.tsx'
import { useArticleHistory } from '../described.ts'
import { articleMessages } from '../messages/index.ts'
import type { ArticleEditConflict } from './use-article-form.ts'

interface Props {
  readonly conflict: ArticleEditConflict
  readonly onCancel: () => void
  readonly onResolve: (mine: readonly string[]) => void
}

/** Both values of what two people changed, as the history shows them. */
export const ArticleConflict = ({ conflict, onCancel, onResolve }: Props) => {
  const { fields: labels } = useMessages(articleMessages)
  const { fields } = useArticleHistory()
  const show = (name: keyof typeof conflict.typed, value: string) => fields[name]?.show?.(value) ?? value
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
