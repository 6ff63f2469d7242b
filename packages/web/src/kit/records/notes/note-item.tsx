import { ActionIcon } from '@mantine/core'
import { mentionsIn, type Note } from '@quarterdeck/contract/sales/notes'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useMe, usePermission } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { commonMessages } from '../../ui/messages/index.ts'
import { RecordLink } from '../record-link.tsx'
import { useFaces } from '../use-faces.ts'
import { toTyped } from './mentions.ts'
import { noteMessages } from './messages/index.ts'
import { NoteEditor } from './note-editor.tsx'
import { NoteText } from './note-text.tsx'
import classes from './notes.module.css'
import { useNotes } from './use-notes.ts'

const Head = ({ note, now }: { note: Note; now: number }) => {
  const m = useMessages(noteMessages)
  const { ago, instant } = useFormats()
  return (
    <div className={classes.head}>
      <RecordLink entity="users" record={String(note.author.id)} className={classes.author}>
        <bdi>{note.author.name}</bdi>
      </RecordLink>
      <time dateTime={note.createdAt} title={instant(note.createdAt)}>
        {ago(note.createdAt, now)}
      </time>
      {note.version > 1 && <span title={instant(note.updatedAt)}>{m.edited}</span>}
    </div>
  )
}

/** A note, which its author can change. */
export const NoteItem = ({ note, now }: { note: Note; now: number }) => {
  const m = useMessages(noteMessages)
  const { actions } = useMessages(commonMessages)
  const me = useMe()
  const mayWrite = usePermission('notes:write')
  const mayDelete = usePermission('notes:delete')
  const faces = useFaces([note.author.id, ...mentionsIn(note.text)])
  const [isEditing, setEditing] = useState(false)
  const { reword, remove } = useNotes(note.about)

  const save = async (text: string) => {
    const isSaved = text === note.text || (await reword(note, text))
    if (isSaved) setEditing(false)
    return isSaved
  }
  return (
    <li className={classes.note}>
      <Avatar name={note.author.name} image={faces.get(note.author.id)?.image ?? ''} size={32} />
      <div className={classes.content}>
        <Head note={note} now={now} />
        {isEditing ? (
          <NoteEditor
            label={m.edit}
            saveLabel={actions.save}
            before={{ typed: toTyped(note.text, faces), people: [...faces.values()] }}
            onSave={save}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <NoteText text={note.text} />
        )}
      </div>
      {!isEditing && (
        <div className={classes.actions}>
          {mayWrite && note.author.id === me.id && (
            <ActionIcon size="sm" aria-label={m.edit} title={m.edit} onClick={() => setEditing(true)}>
              <IconPencil size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
          {mayDelete && (
            <ActionIcon size="sm" aria-label={m.delete} title={m.delete} onClick={() => void remove(note)}>
              <IconTrash size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
          )}
        </div>
      )}
    </li>
  )
}
