import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { type History, shownFields } from '../../records/index.ts'
import { salesMessages } from '../messages/index.ts'
import { someNotes } from './note-query.ts'
import { NoteText } from './note-text.tsx'

/** What a note says. */
const NoteCaption: NonNullable<History['Caption']> = ({ record, among }) => {
  const note = useQuery(someNotes(among)).data?.rows.find(({ id }) => String(id) === record)
  return note && <NoteText text={note.text} />
}

/** How the history shows notes. */
export const useNoteHistory = (): History => {
  const { name, fields } = useMessages(salesMessages).notes
  return {
    name,
    fields: shownFields(fields, { text: (value) => <NoteText text={String(value)} /> }),
    Caption: NoteCaption,
  }
}
