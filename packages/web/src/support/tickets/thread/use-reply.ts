import type { Attachment } from '@quarterdeck/contract/kit/attachments'
import type { TicketStatus } from '@quarterdeck/contract/kit/constants'
import { asMarkup, isFormatted, toPlainText } from '@quarterdeck/contract/kit/formatted'
import { placeholdersIn } from '@quarterdeck/contract/kit/placeholders'
import { type Draft, type Message, messages } from '@quarterdeck/contract/support/messages'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../kit/lib/api/client.ts'
import { useIntentKey } from '../../../kit/lib/api/use-intent-key.ts'
import { ApiError } from '../../../kit/lib/api-error.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import type { ListPage } from '../../../kit/lib/list-page.ts'
import { useMe } from '../../../kit/lib/session.ts'
import { useUndo } from '../../../kit/records/index.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { reportProblem } from '../../../kit/ui/report-problem.ts'
import { usePlaceholderCheck } from '../../../kit/ui/use-placeholder-check.ts'
import { ticketMessages } from '../messages/index.ts'
import { ticketRecord } from '../source.ts'
import { draftsOf, messagesOf } from './thread-query.ts'

/** Delay after the last key until a draft is saved, in milliseconds. */
const pause = 800

interface Written {
  readonly body: string
  readonly files: readonly Attachment[]
}

const nothing: Written = { body: '', files: [] }

const isEmpty = ({ body, files }: Written) => body.trim() === '' && files.length === 0

/** Returns what was typed after a text; all of it where the text itself was changed as well. */
const typedAfter = (sent: string, now: string): string => {
  if (now.startsWith(sent)) return now.slice(sent.length).trimStart()
  const [before, after] = [toPlainText(sent), toPlainText(now)]
  if (!after.startsWith(before)) return now
  const rest = after.slice(before.length).trim()
  return rest !== '' && isFormatted(now) ? `<p>${asMarkup(rest)}</p>` : rest
}

const newestOf = (thread: readonly Message[]): number => Math.max(0, ...thread.map(({ id }) => id))

/**
 * Returns the draft of a reply, which is saved on the server while typing.
 * @param thread messages of the thread; undefined until loaded
 */
const useDraft = (ticketId: number, thread: readonly Message[] | undefined) => {
  const me = useMe()
  const queries = useQueryClient()
  const drafts = useQuery(draftsOf(ticketId))
  const isMine = ({ author, ...draft }: Draft) => author.id === me.id && draft.ticketId === ticketId
  const kept = drafts.data?.find(isMine)
  const [typed, setTyped] = useState<Written>()
  const [savedAt, setSavedAt] = useState<string>()
  const [begunAt, setBegunAt] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const due = useRef<Written & { readonly ownMessage: number | undefined }>(undefined)
  const running = useRef<AbortController>(undefined)
  const isHeld = useRef(false)

  const written = typed ?? kept ?? nothing
  const current = useRef(written)
  current.current = written
  // What was there when one began to write has been seen; what comes in later is news, although it is on screen at once.
  const begins = typed ? undefined : kept?.seen
  const seen = isEmpty(written) ? undefined : (begunAt ?? begins ?? (thread && newestOf(thread)))
  if (seen !== begunAt) setBegunAt(seen)

  const save = async (outlives = false) => {
    clearTimeout(timer.current)
    const unsaved = due.current
    due.current = undefined
    if (!unsaved) return
    const { files, ...text } = unsaved
    const body = { ...text, ticketId, files: files.map(({ key }) => key), seen }
    const control = new AbortController()
    running.current = control
    // What is not kept this time is kept with the next key; the words themselves are on screen.
    const answer = await call(messages.keepDraft, { body, outlives, signal: control.signal }).catch(() => undefined)
    if (running.current === control) running.current = undefined
    if (answer && !control.signal.aborted) setSavedAt(answer.data.draft?.updatedAt)
  }
  const latest = useRef(save)
  latest.current = save
  const startTimer = () => {
    clearTimeout(timer.current)
    if (!isHeld.current) timer.current = setTimeout(() => void latest.current(), pause)
  }
  const own = thread?.filter(({ author, ticketId: at }) => author.id === me.id && at === ticketId)
  const dueOf = (next: Written) => ({ ...next, ownMessage: own && newestOf(own) })
  const write = (next: Written) => {
    setTyped(next)
    due.current = dueOf(next)
    startTimer()
  }
  /** Suspends saving during sending; unsaved changes are still saved if the page is closed. */
  const hold = () => {
    isHeld.current = true
    clearTimeout(timer.current)
    running.current?.abort()
    due.current = dueOf(written)
  }
  const resume = () => {
    isHeld.current = false
    if (due.current) startTimer()
  }
  useEffect(() => {
    const flush = () => void latest.current(true)
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
  const take = async ({ author, ticketId: from }: Draft) => {
    await save()
    const { data } = await call(messages.takeDraft, { body: { ticketId, authorId: author.id, from } })
    setTyped(data.draft)
    await queries.invalidateQueries({ queryKey: draftsOf(ticketId).queryKey })
  }
  /** Ends the draft that was sent as a message; what was added during sending is the next one. */
  const finish = (sent: Written, ownMessage: number) => {
    clearTimeout(timer.current)
    const { body, files } = current.current
    const next = {
      body: typedAfter(sent.body, body),
      files: files.filter(({ key }) => !sent.files.some((file) => file.key === key)),
    }
    due.current = isEmpty(next) ? undefined : { ...next, ownMessage }
    setTyped(next)
    setSavedAt(undefined)
    queries.setQueryData<readonly Draft[]>(draftsOf(ticketId).queryKey, (all) => all?.filter((each) => !isMine(each)))
  }
  return {
    written,
    seen,
    /** Marks newer messages as seen. */
    acknowledge: (news: readonly Message[]) => setBegunAt(Math.max(seen ?? 0, newestOf(news))),
    /** Messages of others since the draft was begun. */
    news:
      thread && seen !== undefined
        ? thread.filter(({ id, author, ticketId: at }) => at === ticketId && id > seen && author.id !== me.id)
        : [],
    isReady: !drafts.isPending,
    others: drafts.data?.filter((draft) => !isMine(draft)) ?? [],
    savedAt: savedAt ?? kept?.updatedAt,
    write,
    take,
    finish,
    hold,
    resume,
  }
}

/**
 * Returns the reply form: it saves a draft, and stops sending once for newer messages or open placeholders.
 * @param onOpen focuses a placeholder that isn't filled in
 */
export const useReply = (
  ticket: Ticket,
  thread: readonly Message[] | undefined,
  onOpen: (placeholder: string) => void,
) => {
  const { thread: m, messageFields } = useMessages(ticketMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const draft = useDraft(ticket.id, thread)
  const [isBusy, setBusy] = useState(false)
  const [newer, setNewer] = useState<readonly Message[]>([])
  const open = placeholdersIn(toPlainText(draft.written.body))
  const placeholders = usePlaceholderCheck(open)
  // The same words once more are another message, unless the first try was not answered.
  const turn = useRef(0)

  const done = { Open: m.sent, Closed: m.sentAndClosed, Pending: m.sentAndPending }

  const showAtOnce = (message: Message, changed: Ticket) => {
    queries.setQueryData(ticketRecord(String(ticket.id)).queryKey, changed)
    queries.setQueryData<ListPage<Message>>(messagesOf([ticket.id, ...ticket.merged]).queryKey, (page) =>
      page && !page.rows.some(({ id }) => id === message.id) ? { ...page, rows: [message, ...page.rows] } : page,
    )
  }
  const showNews = (news: readonly Message[]) => {
    setNewer(news.toSorted((one, other) => one.id - other.id))
    draft.acknowledge(news)
  }
  /** Shows newer messages or open placeholders; returns true if that stops sending, which it does once. */
  const isStopped = (): boolean => {
    const hasOpen = placeholders.stop()
    if (hasOpen) onOpen(open[0] ?? '')
    if (draft.news.length > 0) showNews(draft.news)
    return hasOpen || draft.news.length > 0
  }
  const send = async (status?: TicketStatus) => {
    const { body, files } = draft.written
    if (isBusy || isEmpty(draft.written) || isStopped()) return
    setBusy(true)
    draft.hold()
    const sent = {
      ticketId: ticket.id,
      body,
      files: files.map(({ key }) => key),
      ...(draft.seen !== undefined && { seen: draft.seen }),
      ...(open.length > 0 && { allowPlaceholders: true }),
      ...(status && { along: { status } }),
    }
    try {
      const { data, batch } = await call(messages.create, { body: sent, idempotencyKey: keyFor([turn.current, sent]) })
      turn.current += 1
      draft.finish({ body, files }, data.message.id)
      setNewer([])
      showAtOnce(data.message, data.ticket)
      offer(done[status ?? 'Open'], batch)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict' && Array.isArray(error.current))
        showNews(error.current as Message[])
      else reportProblem(common, error, messageFields)
    } finally {
      draft.resume()
      setBusy(false)
      await Promise.all(['messages', 'tickets', 'changes'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
    }
  }
  return { ...draft, send, isBusy, newer, placeholders, isEmpty: isEmpty(draft.written) }
}
