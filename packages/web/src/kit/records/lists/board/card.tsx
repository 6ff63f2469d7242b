import type { KeyboardEvent } from 'react'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import frame from '../../../ui/board/board.module.css'
import { BoardCard, CardMenuButton } from '../../../ui/board/board-card.tsx'
import { type RowAction, targetOfRow } from '../../../ui/data-table/field.ts'
import { stepsOf } from '../../../ui/shortcut-keys.ts'
import { matchesStep } from '../../../ui/shortcuts/match.ts'
import { recordMessages } from '../../messages/index.ts'
import type { VersionedRow } from '../cells/cell-kind.ts'
import classes from './board.module.css'
import { type BoardTools, mayMove } from './board-tools.ts'

const loadMenu = async () => (await import('./card-menu.tsx')).CardMenu

const actionBy = <Row,>(actions: readonly RowAction<Row>[], event: KeyboardEvent) =>
  actions.find(({ shortcut }) => shortcut && matchesStep(stepsOf(shortcut)[0] ?? [], event.nativeEvent))

interface Props<Row extends VersionedRow> {
  readonly row: Row
  readonly value: string
  readonly tools: BoardTools<Row>
  readonly onOpen: () => void
}

/** A record in its column: what its card says on a phone, and what may be done with it. */
export const RecordCard = <Row extends VersionedRow>({ row, value, tools, onOpen }: Props<Row>) => {
  const { board: m } = useMessages(recordMessages)
  const { entity, fields, field, actions, idOf, nameOf, current, onKeyDown, heldId } = tools
  const [id, name] = [idOf(row), nameOf(row)]
  const isMovable = mayMove(tools, row)
  const perform = (event: KeyboardEvent): boolean => {
    const action = actionBy(actions, event)
    action?.perform(targetOfRow(id, row), () => {})
    return action !== undefined
  }
  const shown = fields.filter(({ name: each, card }) => each !== field && (card === 'badge' || card === 'detail'))
  return (
    <BoardCard<Row>
      dragged={{ board: entity, id, item: row }}
      isMovable={isMovable}
      isHeld={heldId === id}
      isCurrent={current === id}
      onOpen={onOpen}
      onMoveKey={(event) => onKeyDown(event, row, isMovable)}
      onKey={perform}
      menu={
        (isMovable || actions.length > 0) && (
          <CardMenuButton label={m.menu(name)} load={loadMenu} props={{ row, value, tools }} />
        )
      }
    >
      <div className={frame.title}>
        {fields
          .filter(({ card }) => card === 'title')
          .map(({ name: each, cell }) => (
            <span key={each}>{cell(row)}</span>
          ))}
      </div>
      <div className={`${frame.facts} ${classes.facts}`}>
        {shown.map((each) => (
          <span key={each.name} title={each.label}>
            {each.cell(row)}
          </span>
        ))}
      </div>
    </BoardCard>
  )
}
