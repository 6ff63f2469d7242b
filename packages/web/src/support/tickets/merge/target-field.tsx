import { Select } from '@mantine/core'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { ticketMessages } from '../messages/index.ts'
import { hasSameRequester, searchTickets, ticketsOfRequester } from './candidates.ts'

interface Props {
  readonly ticket: Ticket
  readonly target: Ticket | undefined
  readonly onChoose: (target: Ticket | undefined) => void
}

const labelOf = ({ id, subject }: Ticket) => `#${id} ${subject}`

/** Finds the target of a merge, offering tickets of the same requester first. */
export const TargetField = ({ ticket, target, onChoose }: Props) => {
  const { merging: m } = useMessages(ticketMessages)
  const [typed, setTyped] = useState('')
  const q = target && typed === labelOf(target) ? '' : typed.trim()
  const [own, ...found] = useQueries({
    queries: [ticketsOfRequester(ticket), ...searchTickets(q)].map((query) => ({
      ...query,
      placeholderData: keepPreviousData,
    })),
  })
  const may = ({ id, mergedInto }: Ticket) => id !== ticket.id && mergedInto === null
  const theirs = (own?.data?.rows ?? []).filter((one) => may(one) && hasSameRequester(one, ticket))
  const others = found
    .flatMap(({ data }) => data?.rows ?? [])
    .filter((one, index, all) => may(one) && all.findIndex(({ id }) => id === one.id) === index)
  const isFound = ({ id }: Ticket) => q === '' || others.some((one) => one.id === id)
  const first = theirs.filter(isFound)
  const rest = q === '' ? [] : others.filter(({ id }) => !first.some((one) => one.id === id))
  const known = [...first, ...rest, ...(target ? [target] : [])]
  const asItems = (some: readonly Ticket[]) => some.map((one) => ({ value: String(one.id), label: labelOf(one) }))
  return (
    <Select
      label={m.into}
      placeholder={m.find}
      data-autofocus
      data={[
        ...(first.length > 0 ? [{ group: m.sameRequester, items: asItems(first) }] : []),
        ...(rest.length > 0 ? [{ group: m.others, items: asItems(rest) }] : []),
      ]}
      // The server has searched already.
      filter={({ options }) => options}
      searchable
      maxDropdownHeight={240}
      value={target ? String(target.id) : null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(value) => onChoose(known.find(({ id }) => String(id) === value))}
      {...(q !== '' && { nothingFoundMessage: m.nothing })}
    />
  )
}
