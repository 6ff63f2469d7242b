import { Button } from '@mantine/core'
import type { Board } from '@quarterdeck/contract/boards/boards'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { usePermission } from '../kit/lib/session.ts'
import { Dialog } from '../kit/ui/dialog.tsx'
import { commonMessages } from '../kit/ui/messages/index.ts'
import { ProblemPanel } from '../kit/ui/problem-panel.tsx'
import { Bars } from '../kit/ui/skeleton.tsx'
import shared from '../kit/ui/styles/shared.module.css'
import classes from './boards.module.css'
import { boardMessages } from './messages/index.ts'
import { archivedCards } from './queries.ts'
import { useCardSteps } from './use-card-steps.ts'

interface Props {
  readonly board: Board
  readonly onClose: () => void
}

/** The cards that were put away, each of which comes back to its column. */
export const ArchiveDialog = ({ board, onClose }: Props) => {
  const { archive: m, card: words } = useMessages(boardMessages)
  const { actions } = useMessages(commonMessages)
  const mayWrite = usePermission('boards:write')
  const { restore } = useCardSteps()
  const query = useQuery(archivedCards(board.id))
  const rows = query.data?.rows
  const nameOf = (columnId: string) => board.columns.find(({ id }) => id === columnId)?.name
  return (
    <Dialog
      opened
      size="lg"
      title={m.title}
      text={m.text}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          {actions.close}
        </Button>
      }
    >
      {query.isError && !rows && <ProblemPanel error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Bars widths={[320, 280, 300]} height={40} />}
      {rows?.length === 0 && <p className={shared.hint}>{m.none}</p>}
      {rows && rows.length > 0 && (
        <ul className={classes.archive}>
          {rows.map((card) => (
            <li key={card.id}>
              <span>
                <bdi>{card.title}</bdi>
                <span className={shared.hint}>{nameOf(card.columnId)}</span>
              </span>
              {mayWrite && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${words.restore}: ${card.title}`}
                  onClick={() => void restore(card)}
                >
                  {words.restore}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
