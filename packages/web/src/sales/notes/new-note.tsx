import { useMessages } from '../../lib/i18n/use-messages.ts'
import { noteMessages } from './messages/index.ts'
import { NoteEditor } from './note-editor.tsx'
import { useNoteDraft } from './use-note-draft.ts'
import { useNotes } from './use-notes.ts'

/** Writes a note on an order. */
export const NewNote = ({ orderId }: { orderId: number }) => {
  const m = useMessages(noteMessages)
  const { add } = useNotes(orderId)
  const { before, keep, forget } = useNoteDraft(orderId)
  const save = async (text: string) => {
    const isSaved = await add(text)
    if (isSaved) forget()
    return isSaved
  }
  return <NoteEditor label={m.new} saveLabel={m.add} before={before} onType={keep} onSave={save} />
}
