import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMay } from '../../lib/session.ts'
import { Panel } from '../../ui/panel.tsx'
import { ProblemPanel } from '../../ui/problem-panel.tsx'
import shared from '../../ui/styles/shared.module.css'
import { noteMessages } from './messages/index.ts'
import { NewNote } from './new-note.tsx'
import { NoteItem } from './note-item.tsx'
import { notesOn } from './note-query.ts'
import classes from './notes.module.css'

/** What the people who work here tell one another about an order. */
export const NotesPanel = ({ orderId }: { orderId: number }) => {
  const m = useMessages(noteMessages)
  const mayWrite = useMay('notes:write')
  const query = useQuery(notesOn(orderId))
  const notes = query.data?.rows ?? []
  return (
    <Panel title={m.title}>
      {mayWrite && <NewNote key={orderId} orderId={orderId} />}
      {query.isError && <ProblemPanel error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && notes.length === 0 && <p className={shared.muted}>{m.none}</p>}
      {notes.length > 0 && (
        <ul className={classes.notes} aria-label={m.title}>
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} now={query.dataUpdatedAt} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
