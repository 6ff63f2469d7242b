import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useLocale } from '../../../kit/lib/i18n/use-messages.ts'
import { useMe } from '../../../kit/lib/session.ts'
import type { EditorHandle, SuggestionList } from '../../../kit/ui/form/rich-text/suggestion-list.ts'
import { type Canned, cannedReplies, fillReply, matchingReplies } from './canned-replies.ts'

/** Next index for an arrow key. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
}

/** Offers canned replies after a slash, and inserts the selected one. */
export const useCanned = (ticket: Ticket) => {
  const id = useId()
  const me = useMe()
  const locale = useLocale()
  const writer = useRef<EditorHandle>(null)
  const [typed, setTyped] = useState<string>()
  const [isAway, putAway] = useState(false)
  const [at, setAt] = useState(0)
  // Once the text has the focus, so that they are there when a slash is typed.
  const [isWanted, want] = useState(false)
  const { data } = useQuery({ ...cannedReplies, enabled: isWanted })
  const isOpen = typed !== undefined && !isAway && data !== undefined
  const options = isOpen ? matchingReplies(data.rows, { typed, me: me.id, ticket, locale }) : []
  const active = options[at] ?? options[0]

  const filled = ({ text }: Canned) => fillReply(text, ticket, me.name)
  const choose = (canned: Canned) => {
    setTyped(undefined)
    writer.current?.put(filled(canned))
  }
  const onKey = (key: string): boolean => {
    if (key === 'Escape' && isOpen) {
      putAway(true)
      return true
    }
    if (!active) return false
    const step = steps[key]
    if (step) setAt(step(options.indexOf(active), options.length))
    else if (key === 'Enter' || key === 'Tab') choose(active)
    else return false
    return true
  }
  const onLook = (next: string | undefined) => {
    want(true)
    if (next === undefined) putAway(false)
    if (next !== typed) setAt(0)
    setTyped(next)
  }
  const [bind] = useState(() => (next: EditorHandle | null) => {
    writer.current = next
  })
  const optionId = (canned: Canned) => `${id}option${canned.id}`
  const offering: SuggestionList = {
    onLook,
    onKey,
    list: options.length > 0 ? id : undefined,
    active: active && optionId(active),
    bind,
  }
  return {
    id,
    offering,
    options,
    active,
    optionId,
    filled,
    choose,
    point: (canned: Canned) => setAt(options.indexOf(canned)),
    slash: () => writer.current?.slash(),
    select: (text: string) => writer.current?.select(text),
    isEmpty: isOpen && typed === '' && options.length === 0,
  }
}
