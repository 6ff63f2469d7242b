export { NoteItem } from './note-item.tsx'
export { notesOn } from './note-query.ts'
export { NewNote, Notes, NotesPanel } from './notes-panel.tsx'
