import type { About } from '@quarterdeck/contract/sales/notes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { draftStoreOf } from '../../lib/drafts.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMe, usePermission } from '../../lib/session.ts'
import { Panel } from '../../ui/panel.tsx'
import { ProblemPanel } from '../../ui/problem-panel.tsx'
import shared from '../../ui/styles/shared.module.css'
import type { Mentioned } from './mentions.ts'
import { noteMessages } from './messages/index.ts'
import { NoteEditor } from './note-editor.tsx'
import { NoteItem } from './note-item.tsx'
import { notesOn } from './note-query.ts'
import classes from './notes.module.css'
import { useNotes } from './use-notes.ts'

interface Typed {
  readonly typed: string
  readonly people: readonly Mentioned[]
}

const asTyped = ({ typed, people }: Readonly<Record<string, unknown>>): Typed => ({
  typed: typeof typed === 'string' ? typed : '',
  people: Array.isArray(people) ? people : [],
})

/** A note that is not sent yet outlives a reload and another page; of two windows, the one where one types goes on. */
const useNoteDraft = ({ entity, record }: About) => {
  const { id } = useMe()
  const store = useMemo(() => draftStoreOf(id, `notes/${entity}-${record}`), [id, entity, record])
  const [before, setBefore] = useState<Typed>()
  useEffect(() => {
    let isHere = true
    const unhear = store.hear(() => store.settle(true))
    void store.load().then((draft) => {
      store.settle(true)
      if (isHere && draft) setBefore(asTyped(draft.values))
    })
    const leave = () => void store.flush(true)
    window.addEventListener('pagehide', leave)
    return () => {
      isHere = false
      unhear()
      window.removeEventListener('pagehide', leave)
      void store.flush()
    }
  }, [store])
  const keep = (typed: string, people: readonly Mentioned[]) =>
    store.keep(typed.trim() ? { at: new Date().toISOString(), values: { typed, people } } : undefined)
  return { before, keep, forget: store.forget }
}

interface NewNoteProps {
  readonly about: About
  readonly onAdded?: () => void
}

/** Writes a note on something. */
export const NewNote = ({ about, onAdded }: NewNoteProps) => {
  const m = useMessages(noteMessages)
  const { add } = useNotes(about)
  const { before, keep, forget } = useNoteDraft(about)
  const save = async (text: string) => {
    const isSaved = await add(text)
    if (isSaved) {
      forget()
      onAdded?.()
    }
    return isSaved
  }
  return <NoteEditor label={m.new} saveLabel={m.add} {...(before && { before })} onType={keep} onSave={save} />
}

/** Notes of colleagues on a record. */
export const Notes = ({ about }: { readonly about: About }) => {
  const m = useMessages(noteMessages)
  const mayWrite = usePermission('notes:write')
  const query = useQuery(notesOn(about))
  const notes = query.data?.rows ?? []
  return (
    <div className={classes.all}>
      {mayWrite && <NewNote key={about.record} about={about} />}
      {query.isError && <ProblemPanel error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && notes.length === 0 && <p className={shared.muted}>{m.none}</p>}
      {notes.length > 0 && (
        <ul className={classes.notes} aria-label={m.title}>
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} now={query.dataUpdatedAt} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** The notes on a record, beside what else its screen shows. */
export const NotesPanel = ({ about }: { readonly about: About }) => (
  <Panel title={useMessages(noteMessages).title}>
    <Notes about={about} />
  </Panel>
)
