import type { Attachment } from '@quarterdeck/contract/core/attachments'
import type { TicketStatus } from '@quarterdeck/contract/core/constants'
import { type Draft, type Message, messages } from '@quarterdeck/contract/support/messages'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api/client.ts'
import { useIntentKey } from '../../../lib/api/use-intent-key.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { useMessages } from '../../../lib/i18n/use-messages.ts'
import type { ListPage } from '../../../lib/list-page.ts'
import { useMe } from '../../../lib/session.ts'
import { useUndo } from '../../../records/index.ts'
import { commonMessages } from '../../../ui/messages/index.ts'
import { reportProblem } from '../../../ui/report-problem.ts'
import { ticketMessages } from '../messages/index.ts'
import { ticketRecord } from '../source.ts'
import { draftsOf, messagesOf } from './thread-query.ts'

/** How long after the last key a draft is sent to the server, in milliseconds. */
const pause = 800

interface Written {
  readonly body: string
  readonly files: readonly Attachment[]
}

const nothing: Written = { body: '', files: [] }

const isEmpty = ({ body, files }: Written) => body.trim() === '' && files.length === 0

/** What one writes to a ticket, kept on the server while one writes. */
const useDraft = (ticketId: number) => {
  const me = useMe()
  const queries = useQueryClient()
  const drafts = useQuery(draftsOf(ticketId))
  const isMine = ({ author, ...draft }: Draft) => author.id === me.id && draft.ticketId === ticketId
  const kept = drafts.data?.find(isMine)
  const [typed, setTyped] = useState<Written>()
  const [savedAt, setSavedAt] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const due = useRef<Written>(undefined)

  const save = async (outlives = false) => {
    clearTimeout(timer.current)
    const { current } = due
    due.current = undefined
    if (!current) return
    const body = { ticketId, body: current.body, files: current.files.map(({ key }) => key) }
    // What is not kept this time is kept with the next key; the words themselves are on screen.
    const answer = await call(messages.keepDraft, { body, outlives }).catch(() => undefined)
    if (answer) setSavedAt(answer.data.draft?.updatedAt)
  }
  const write = (written: Written) => {
    setTyped(written)
    due.current = written
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), pause)
  }
  const latest = useRef(save)
  latest.current = save
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
  const forget = () => {
    clearTimeout(timer.current)
    due.current = undefined
    setTyped(nothing)
    setSavedAt(undefined)
  }
  return {
    written: typed ?? kept ?? nothing,
    isReady: !drafts.isPending,
    others: drafts.data?.filter((draft) => !isMine(draft)) ?? [],
    savedAt: savedAt ?? kept?.updatedAt,
    write,
    take,
    forget,
  }
}

/** Writes to the customer of a ticket: kept as a draft, and stopped where something came in that was not seen yet. */
export const useReply = (ticket: Ticket, seen: number) => {
  const { thread: m, messageFields } = useMessages(ticketMessages)
  const common = useMessages(commonMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const draft = useDraft(ticket.id)
  const [isBusy, setBusy] = useState(false)
  const [newer, setNewer] = useState<readonly Message[]>([])
  // The same words once more are another message, unless the first try was not answered.
  const turn = useRef(0)

  const done = { Open: m.sent, Closed: m.sentAndClosed, Pending: m.sentAndPending }

  const showAtOnce = (message: Message, changed: Ticket) => {
    queries.setQueryData(ticketRecord(String(ticket.id)).queryKey, changed)
    queries.setQueryData<ListPage<Message>>(messagesOf([ticket.id, ...ticket.merged]).queryKey, (page) =>
      page && !page.rows.some(({ id }) => id === message.id) ? { ...page, rows: [message, ...page.rows] } : page,
    )
  }
  const send = async (status?: TicketStatus) => {
    const { body, files } = draft.written
    if (isBusy || isEmpty(draft.written)) return
    setBusy(true)
    // What was shown as newer has been seen by whoever sends again.
    const last = Math.max(seen, ...newer.map(({ id }) => id))
    const sent = {
      ticketId: ticket.id,
      body,
      files: files.map(({ key }) => key),
      seen: last,
      ...(status && { along: { status } }),
    }
    try {
      const { data, batch } = await call(messages.create, { body: sent, idempotencyKey: keyFor([turn.current, sent]) })
      turn.current += 1
      draft.forget()
      setNewer([])
      showAtOnce(data.message, data.ticket)
      offer(done[status ?? 'Open'], batch)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict' && Array.isArray(error.current))
        setNewer(error.current as Message[])
      else reportProblem(common, error, messageFields)
    } finally {
      setBusy(false)
      await Promise.all(['messages', 'tickets', 'changes'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
    }
  }
  return { ...draft, send, isBusy, newer, isEmpty: isEmpty(draft.written) }
}
