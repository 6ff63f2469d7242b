import { type About, type Note, notes } from '@quarterdeck/contract/sales/notes'
import IconAt from '@tabler/icons-react/dist/esm/icons/IconAt.mjs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { useLazyModule } from '../../lib/lazy-module.ts'
import type { Target } from '../../lib/side-panel.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Page } from '../../ui/page.tsx'
import { ProblemPanel } from '../../ui/problem-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatePanel } from '../../ui/state-panel.tsx'
import shared from '../../ui/styles/shared.module.css'
import { useHistory, useKind, useKinds } from '../kinds.ts'
import { useFaces } from '../use-faces.ts'
import { myMentions } from './mentions-query.ts'
import { noteMessages } from './messages/index.ts'
import { NoteText } from './note-text.tsx'
import classes from './notes.module.css'

const places = [0, 1, 2, 3]

/** Tells the server that what is on screen has been seen. */
const useSeen = (unread: number | undefined) => {
  const queries = useQueryClient()
  useEffect(() => {
    if (!unread) return
    // Where it fails, they are new once more the next time.
    const done = () => queries.setQueryData(myMentions.queryKey, (known) => known && { ...known, unread: 0 })
    call(notes.seen).then(done, () => undefined)
  }, [unread, queries])
}

/** The ids of the mentions that were new when one came; another reading, which tells of none as new, takes none away. */
const useNew = (read: readonly (Note & { readonly isNew: boolean })[] = []) => {
  const [known, setKnown] = useState<ReadonlySet<number>>(new Set())
  const more = read.filter(({ id, isNew }) => isNew && !known.has(id))
  if (more.length > 0) setKnown(new Set([...known, ...more.map(({ id }) => id)]))
  return known
}

/** Leads to the screen on which the notes on a record stand. */
const NotedLink = ({ entity, record }: About) => {
  const { screen, notes: placed = screen } = useKind(entity)
  const { Name } = useLazyModule(useKinds()[entity].reading)
  const { name } = useHistory(entity)
  const target = placed?.(record) ?? ({ to: `/${entity}/$id`, params: { id: record } } as Target)
  return <Link {...target}>{Name ? <Name id={record} /> : name(record)}</Link>
}

const Mention = ({ note, isNew, now }: { note: Note; isNew: boolean; now: number }) => {
  const m = useMessages(noteMessages).mentions
  const { ago, instant } = useFormats()
  const faces = useFaces([note.author.id])
  return (
    <li className={classes.mentionItem} data-new={isNew || undefined}>
      <Avatar name={note.author.name} image={faces.get(note.author.id)?.image ?? ''} size={32} />
      <div className={classes.mentionContent}>
        <div className={classes.mentionHead}>
          <bdi className={shared.medium}>{note.author.name}</bdi>
          <NotedLink {...note.about} />
          <time dateTime={note.createdAt} title={instant(note.createdAt)}>
            {ago(note.createdAt, now)}
          </time>
          {isNew && <span className={classes.new}>{m.isNew}</span>}
        </div>
        <NoteText text={note.text} />
      </div>
    </li>
  )
}

/** The notes in which others mention the one who is signed in, the newest first. */
export const MentionsPage = () => {
  const m = useMessages(noteMessages).mentions
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(myMentions)
  // A reading that is still on its way must not be answered after its mentions count as seen.
  useSeen(isFetching ? undefined : data?.unread)
  const fresh = useNew(data?.notes)
  return (
    <Page title={m.title} layout="narrow">
      {!data && error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <ul className={classes.list} aria-busy="true">
          {places.map((place) => (
            <li key={place} className={classes.mentionItem}>
              <Skeleton width={32} height={32} round />
              <div className={classes.mentionContent}>
                <Skeleton width={220} />
                <Skeleton width={320} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {data?.notes.length === 0 && (
        <StatePanel picture={<IconAt size={36} stroke={1.5} aria-hidden />} title={m.emptyTitle} text={m.emptyText} />
      )}
      {data && data.notes.length > 0 && (
        <ul className={classes.list}>
          {data.notes.map((note) => (
            <Mention key={note.id} note={note} isNew={fresh.has(note.id)} now={dataUpdatedAt} />
          ))}
        </ul>
      )}
    </Page>
  )
}
