export { useNoteHistory } from './history.tsx'
export { NotesPanel } from './notes-panel.tsx'
