import { ActionIcon, Autocomplete, Select } from '@mantine/core'
import { ticketCategories, ticketPriorities, ticketStatuses } from '@quarterdeck/contract/kit/constants'
import type { Ticket } from '@quarterdeck/contract/support/tickets'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { isComposing } from '../../../kit/lib/is-composing.ts'
import { usePermission } from '../../../kit/lib/session.ts'
import { Panel } from '../../../kit/ui/panel.tsx'
import { DueTimes } from '../due-times.tsx'
import { ticketMessages } from '../messages/index.ts'
import { usedTags } from '../source.ts'
import classes from '../tickets.module.css'
import { useAssigneeOptions } from '../use-assignee-options.ts'
import { useTeamOptions } from '../use-teams.ts'
import { useTicketSteps } from '../use-ticket-steps.ts'

const asOptions = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** Edits tags; Enter adds one. */
const Tags = ({ ticket }: { ticket: Ticket }) => {
  const { fields, record: m, actions } = useMessages(ticketMessages)
  const mayWrite = usePermission('tickets:write')
  const { change } = useTicketSteps()
  const known = useQuery(usedTags).data ?? []
  const [typed, setTyped] = useState('')
  const { tags } = ticket
  const has = (tag: string) => tags.some((each) => each.toLowerCase() === tag.toLowerCase())
  const add = (text: string) => {
    const tag = text.trim()
    setTyped('')
    if (tag !== '' && !has(tag)) void change(ticket, { tags: [...tags, tag] }, actions.saved)
  }
  return (
    <div className={classes.tagField}>
      <span className={classes.label}>{fields.tags}</span>
      <ul className={classes.tags} aria-label={fields.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <bdi>{tag}</bdi>
            {mayWrite && (
              <ActionIcon
                size="xs"
                aria-label={m.removeTag(tag)}
                title={m.removeTag(tag)}
                onClick={() => void change(ticket, { tags: tags.filter((each) => each !== tag) }, actions.saved)}
              >
                <IconX size={12} stroke={2} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
        {tags.length === 0 && !mayWrite && <li className={classes.muted}>{m.noTags}</li>}
      </ul>
      {mayWrite && (
        <Autocomplete
          size="xs"
          aria-label={m.addTag}
          placeholder={m.addTag}
          maxLength={40}
          data={known.map(({ tag }) => tag).filter((tag) => !has(tag))}
          value={typed}
          onChange={setTyped}
          onOptionSubmit={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return
            event.preventDefault()
            add(typed)
          }}
        />
      )}
    </div>
  )
}

/** Edits the properties of a ticket; each change is saved at once, with Undo. */
export const FactsPanel = ({ ticket }: { ticket: Ticket }) => {
  const { fields, statuses, priorities, categories, record: m, actions } = useMessages(ticketMessages)
  const mayWrite = usePermission('tickets:write')
  const { change } = useTicketSteps()
  const assignees = useAssigneeOptions()
  const teams = useTeamOptions(ticket.teamId)
  const common = { readOnly: !mayWrite, allowDeselect: false, size: 'sm', withCheckIcon: false } as const
  const assigned = String(ticket.assigneeId ?? '')
  const people = assignees.some(({ value }) => value === assigned)
    ? assignees
    : [...assignees, { value: assigned, label: ticket.assignee?.name ?? `#${assigned}` }]
  return (
    <Panel title={m.facts}>
      <div className={classes.facts}>
        <DueTimes ticket={ticket} />
        <Select
          {...common}
          readOnly={!mayWrite || ticket.mergedInto !== null}
          label={fields.status}
          data={asOptions(ticketStatuses, statuses)}
          value={ticket.status}
          onChange={(status) => status && status !== ticket.status && void change(ticket, { status }, actions.saved)}
        />
        <Select
          {...common}
          label={fields.assigneeId}
          data={people}
          value={assigned}
          searchable
          onChange={(value) => {
            if (value === null || value === assigned) return
            void change(ticket, { assigneeId: value === '' ? null : Number(value) }, actions.saved)
          }}
        />
        {teams.length > 1 && (
          <Select
            {...common}
            label={fields.teamId}
            data={teams}
            value={String(ticket.teamId ?? '')}
            onChange={(value) => {
              if (value === null || value === String(ticket.teamId ?? '')) return
              void change(ticket, { teamId: value === '' ? null : Number(value) }, actions.saved)
            }}
          />
        )}
        <Select
          {...common}
          label={fields.priority}
          data={asOptions(ticketPriorities, priorities)}
          value={ticket.priority}
          onChange={(priority) =>
            priority && priority !== ticket.priority && void change(ticket, { priority }, actions.saved)
          }
        />
        <Select
          {...common}
          label={fields.category}
          data={asOptions(ticketCategories, categories)}
          value={ticket.category}
          onChange={(category) =>
            category && category !== ticket.category && void change(ticket, { category }, actions.saved)
          }
        />
        <Tags ticket={ticket} />
      </div>
    </Panel>
  )
}
