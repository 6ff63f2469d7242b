import { type Note, noteKind } from '@quarterdeck/contract/sales/notes'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useShownFields } from '../field-types/shown-fields.tsx'
import type { History } from '../history.ts'
import { noteMessages } from './messages/index.ts'
import { someNotes } from './note-query.ts'
import { NoteText } from './note-text.tsx'

/** Text of a note. */
const NoteCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const note = useQuery(someNotes(among)).data?.rows.find(({ id }) => String(id) === record)
  return note && <NoteText text={note.text} />
}

/** Returns the words and renderers for notes in the history. */
export const useNoteHistory = (): History => {
  const { name, fields: labels } = useMessages(noteMessages)
  return {
    name,
    fields: useShownFields<Note>(noteKind, {
      labels,
      show: { text: (value) => <NoteText text={String(value)} /> },
    }),
    Caption: NoteCaption,
  }
}
