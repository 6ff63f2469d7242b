import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { Checkbox, TagsInput, Textarea, TextInput } from '@mantine/core'
import { type Card, type CardPatch, cards } from '@quarterdeck/contract/boards/cards'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../lib/api/client.ts'
import { ApiError } from '../lib/api-error.ts'
import { useMessages } from '../lib/i18n/use-messages.ts'
import { useFaces, useUndo } from '../records/index.ts'
import { useAssigneeOptions } from '../support/tickets/index.ts'
import { sameValue } from '../ui/form/same-value.ts'
import { Asking } from './asking.tsx'
import classes from './boards.module.css'
import { boardMessages } from './messages/index.ts'
import { cardRecord, summaryOf } from './queries.ts'
import { useSubmit } from './use-submit.ts'

type Draft = Pick<Card, 'title' | 'description' | 'assigneeIds' | 'labels' | 'dueOn'>

const draftOf = ({ title, description, assigneeIds, labels, dueOn }: Card): Draft => ({
  title,
  description,
  assigneeIds,
  labels,
  dueOn,
})

/** Sends the fields that were changed, on the version that they were changed on. */
const useSave = (card: Card, draft: Draft) => {
  const { card: m } = useMessages(boardMessages)
  const queries = useQueryClient()
  const { offer } = useUndo()
  const [base] = useState(card)
  const [version, setVersion] = useState(card.version)
  const before: Readonly<Record<string, unknown>> = draftOf(base)
  const changed: CardPatch = Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => !sameValue(value, before[name])),
  )
  return async () => {
    if (Object.keys(changed).length === 0) return
    const { data, batch } = await call(cards.update, {
      query: { id: String(card.id) },
      body: changed,
      ifMatch: version,
    }).catch((error: unknown) => {
      // Whoever was told that somebody else was faster, and sends it again, means it.
      if (error instanceof ApiError && error.code === 'conflict') setVersion((error.current as Card).version)
      throw error
    })
    queries.setQueryData(cardRecord(String(card.id)).queryKey, data.card)
    offer(m.saved(data.card.title), batch)
    await queries.invalidateQueries({ queryKey: ['cards'] })
  }
}

interface FieldProps<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Those who may see to tickets see to cards as well, and whoever does so already. */
const Assignees = ({ value, onChange }: FieldProps<Draft['assigneeIds']>) => {
  const { fields } = useMessages(boardMessages)
  const options = useAssigneeOptions().filter((option) => option.value !== '')
  const faces = useFaces(value)
  const others = value.filter((id) => !options.some((option) => option.value === String(id)))
  const people = [...options, ...others.map((id) => ({ value: String(id), label: faces.get(id)?.name ?? `#${id}` }))]
  return (
    <fieldset className={classes.people}>
      <legend>{fields.assigneeIds}</legend>
      {people.map((person) => (
        <Checkbox
          key={person.value}
          label={<bdi>{person.label}</bdi>}
          checked={value.includes(Number(person.value))}
          onChange={({ currentTarget: { checked } }) => {
            const id = Number(person.value)
            onChange(checked ? [...value, id] : value.filter((each) => each !== id))
          }}
        />
      ))}
    </fieldset>
  )
}

const Labels = ({ boardId, value, onChange }: FieldProps<Draft['labels']> & { readonly boardId: number }) => {
  const { fields, card: m } = useMessages(boardMessages)
  const known = useQuery(summaryOf(boardId)).data?.labels ?? []
  return (
    <TagsInput
      label={fields.labels}
      placeholder={m.addLabel}
      data={known}
      maxTags={20}
      value={[...value]}
      onChange={(labels) => onChange(labels.map((label) => label.trim().slice(0, 40)).filter(Boolean))}
    />
  )
}

interface Props {
  readonly card: Card
  readonly onClose: () => void
}

/** Changes what a card says, whose it is and until when. */
export const CardDialog = ({ card, onClose }: Props) => {
  const { card: m, board: words, fields } = useMessages(boardMessages)
  const [draft, setDraft] = useState(() => draftOf(card))
  const change = (part: Partial<Draft>) => setDraft((known) => ({ ...known, ...part }))
  const save = useSave(card, draft)
  const asking = useSubmit(fields, onClose)
  return (
    <Asking
      {...asking}
      size="lg"
      title={m.editTitle}
      text={m.editText}
      submit={words.save}
      isReady={draft.title.trim() !== ''}
      onSubmit={() => asking.submit(save)}
      onClose={onClose}
    >
      <TextInput
        label={fields.title}
        required
        data-autofocus
        maxLength={200}
        value={draft.title}
        onChange={({ currentTarget: { value } }) => change({ title: value })}
      />
      <Textarea
        label={fields.description}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={10_000}
        value={draft.description}
        onChange={({ currentTarget: { value } }) => change({ description: value })}
      />
      <TextInput
        type="date"
        label={fields.dueOn}
        value={draft.dueOn ?? ''}
        onChange={({ currentTarget: { value } }) => change({ dueOn: value || null })}
      />
      <Labels boardId={card.boardId} value={draft.labels} onChange={(labels) => change({ labels })} />
      <Assignees value={draft.assigneeIds} onChange={(assigneeIds) => change({ assigneeIds })} />
    </Asking>
  )
}
