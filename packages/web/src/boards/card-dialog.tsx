import '@mantine/core/styles/Pill.layer.css'
import '@mantine/core/styles/PillsInput.layer.css'
import { Checkbox, TagsInput, TextInput } from '@mantine/core'
import type { Card } from '@quarterdeck/contract/boards/cards'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { useFaces } from '../kit/records/index.ts'
import { DayInput } from '../kit/ui/form/day-input.tsx'
import { Skeleton } from '../kit/ui/skeleton.tsx'
import shared from '../kit/ui/styles/shared.module.css'
import { useAssigneeOptions } from '../support/tickets/index.ts'
import classes from './boards.module.css'
import { FormDialog } from './form-dialog.tsx'
import { boardMessages } from './messages/index.ts'
import { summaryOf } from './queries.ts'
import { type CardInput, inputOf, useCardSave } from './use-card-save.ts'
import { useSubmit } from './use-submit.ts'

const RichTextEditor = lazy(async () => ({
  default: (await import('../kit/ui/form/rich-text/editor.tsx')).RichTextEditor,
}))
const CardConflict = lazy(async () => ({ default: (await import('./card-conflict.tsx')).CardConflict }))

interface FieldProps<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

const ignore = () => undefined

const Description = ({ value, onChange }: FieldProps<string>) => {
  const { fields } = useMessages(boardMessages)
  const id = useId()
  return (
    <div className={classes.part}>
      <span id={id} className={shared.medium}>
        {fields.description}
      </span>
      <Suspense fallback={<Skeleton width="100%" height={160} />}>
        <div className={classes.writing}>
          <RichTextEditor
            value={value}
            onChange={onChange}
            labelledBy={id}
            describedBy={undefined}
            isInvalid={false}
            onBlur={ignore}
            focusBy={ignore}
          />
        </div>
      </Suspense>
    </div>
  )
}

/** People who may be assigned: those who may be assigned tickets, and those who already are. */
const Assignees = ({ value, onChange }: FieldProps<CardInput['assigneeIds']>) => {
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

const Labels = ({ boardId, value, onChange }: FieldProps<CardInput['labels']> & { readonly boardId: number }) => {
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
  const [draft, setDraft] = useState(() => inputOf(card))
  const change = (part: Partial<CardInput>) => setDraft((known) => ({ ...known, ...part }))
  const { clash, save, resolve, leave } = useCardSave(card, draft)
  const asking = useSubmit(fields, onClose)
  if (clash)
    return (
      <Suspense>
        <CardConflict
          clash={clash}
          typed={draft}
          onCancel={leave}
          onResolve={(mine) => asking.submit(() => resolve(clash, mine))}
        />
      </Suspense>
    )
  return (
    <FormDialog
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
      <Description value={draft.description} onChange={(description) => change({ description })} />
      <DayInput label={fields.dueOn} value={draft.dueOn ?? ''} onDay={(dueOn) => change({ dueOn: dueOn || null })} />
      <Labels boardId={card.boardId} value={draft.labels} onChange={(labels) => change({ labels })} />
      <Assignees value={draft.assigneeIds} onChange={(assigneeIds) => change({ assigneeIds })} />
    </FormDialog>
  )
}
