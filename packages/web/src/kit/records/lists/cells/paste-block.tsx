import { edits, maxEdits } from '@quarterdeck/contract/system/edits'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../lib/api/client.ts'
import { newKey } from '../../../lib/api/new-key.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import { parseCells } from '../../../lib/parse-cells.ts'
import type { PasteProps, RefusedCells } from '../../../ui/data-table/editing.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { reportProblem } from '../../../ui/report-problem.ts'
import { toast } from '../../../ui/toast.ts'
import { updateListedRows, useUndo } from '../../index.ts'
import { recordMessages } from '../../messages/index.ts'
import type { CellKind, VersionedRow } from './cell-kind.ts'
import { type PastePlan, planPaste, refusedCells } from './paste.ts'

interface Props<Row> extends PasteProps<Row> {
  readonly kind: CellKind<Row>
}

/** Counts the lines of a pasted block that have a row: up to the last one, or the first that was never loaded. */
const roomFor = (rows: readonly unknown[]): number => {
  const gap = rows.indexOf(undefined)
  return Math.min(gap < 0 ? rows.length : gap, maxEdits)
}

/** Saves a block that was pasted into a list, as one change with one Undo; what could not be is kept in its cells. */
export const PasteBlock = <Row extends VersionedRow>({ kind, text, rows, fields, idOf, onDone }: Props<Row>) => {
  const m = useMessages(commonMessages)
  const { paste: words } = useMessages(recordMessages).cells
  const queries = useQueryClient()
  const { offer } = useUndo()
  const isBegun = useRef(false)

  const send = async (aimed: PastePlan): Promise<RefusedCells> => {
    const body = { entity: kind.entity, edits: [...aimed.edits] }
    const { data, batch } = await call(edits.apply, { body, idempotencyKey: newKey() })
    // They are records of this very entity.
    updateListedRows(queries, kind.entity, data.records as unknown as Row[])
    const refused = refusedCells(m, kind, aimed, data.refused)
    const bad = Object.values(refused).reduce((sum, cells) => sum + Object.keys(cells).length, 0)
    const but = [bad > 0 && words.refused(bad), aimed.left > 0 && words.left(aimed.left)].filter(Boolean).join(' ')
    offer(words.saved(aimed.cells - bad), data.records.length > 0 ? batch : '', but || undefined)
    return refused
  }
  const run = async (): Promise<RefusedCells> => {
    const block = parseCells(text)
    const room = roomFor(rows)
    if (block.length > room) {
      toast.warning(words.tooLong(block.length, room))
      return {}
    }
    const aimed = planPaste(m, kind, { block, rows, fields, idOf })
    if (aimed.edits.length > 0) return send(aimed)
    if (Object.keys(aimed.unreadable).length === 0) toast.info(words.nothing)
    else toast.warning(words.refused(aimed.cells))
    return aimed.unreadable
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a block is saved once, whatever is drawn meanwhile
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    run().then(onDone, (error: unknown) => {
      reportProblem(m, error)
      onDone({})
    })
  }, [])
  return null
}
