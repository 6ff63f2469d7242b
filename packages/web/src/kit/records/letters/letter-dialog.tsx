import '@mantine/core/styles/Alert.layer.css'
import { Alert, Button, Textarea, TextInput } from '@mantine/core'
import type { Endpoint } from '@quarterdeck/contract/kit/endpoint'
import {
  type LetterDraft,
  type LetterPlan,
  maxLetterIds,
  maxLetters,
  nameInLetter,
} from '@quarterdeck/contract/kit/letters'
import { placeholdersIn } from '@quarterdeck/contract/kit/placeholders'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { z } from 'zod'
import { call } from '../../lib/api/client.ts'
import { useIntentKey } from '../../lib/api/use-intent-key.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import type { ActionTarget } from '../../ui/data-table/field.ts'
import { describeProblem } from '../../ui/describe-problem.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ProblemText } from '../../ui/form/problem-text.tsx'
import { commonMessages } from '../../ui/messages/index.ts'
import shared from '../../ui/styles/shared.module.css'
import { selectPlaceholder, usePlaceholderCheck } from '../../ui/use-placeholder-check.ts'
import { useUndo } from '../use-undo.ts'
import classes from './letters.module.css'
import { letterMessages } from './messages/index.ts'

type PlanEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType<LetterPlan>>
type WriteEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType<{ sent: number }>>

interface Props {
  readonly title: string
  readonly about: string
  readonly endpoints: { readonly letterPlan: PlanEndpoint; readonly writeLetters: WriteEndpoint }
  readonly chosen: ActionTarget<{ readonly id: number }>
  /** Subject and text at first. */
  readonly start: Pick<LetterDraft, 'subject' | 'text'>
  /** Other values that are sent, and their input. */
  readonly more?: { readonly values: object; readonly input: ReactNode }
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Scrollable list of people, which keys can scroll too. */
const People = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <>
    <p>{label}</p>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
    <section className={classes.people} tabIndex={0} aria-label={label}>
      <ul>{children}</ul>
    </section>
  </>
)

/** Lists who gets a letter, by name and address, and who does not and why. */
const Plan = ({ plan: { going, left } }: { readonly plan: LetterPlan }) => {
  const m = useMessages(letterMessages)
  return (
    <div className={classes.plan}>
      {going.length === 0 && <p>{m.none}</p>}
      {going.length > 0 && (
        <People label={m.going(going.length)}>
          {going.map(({ id, name, email }) => (
            <li key={id}>
              <bdi>{name}</bdi> <span className={shared.muted}>{email}</span>
            </li>
          ))}
        </People>
      )}
      {left.length > 0 && (
        <People label={m.left(left.length)}>
          {left.map(({ id, name, why }) => (
            <li key={id}>
              <bdi>{name || `#${id}`}</bdi> <span className={shared.muted}>{m.why[why]}</span>
            </li>
          ))}
        </People>
      )}
    </div>
  )
}

/** Returns the request for the selection: rows one by one, or all that a query finds. */
const askedOf = ({ selection, rows }: Props['chosen']) =>
  'query' in selection
    ? { matching: selection.query, ...(selection.except.length > 0 && { except: selection.except.join() }) }
    : { ids: rows.map(({ id }) => id).join() }

/** Writes to those whom some records are about, once somebody has seen who gets what. */
export const LetterDialog = ({ title, about, endpoints, chosen, start, more, onDone, onClose }: Props) => {
  const m = useMessages(letterMessages)
  const common = useMessages(commonMessages)
  const language = useLocale()
  const { offer } = useUndo()
  const keyFor = useIntentKey()
  const form = useId()
  const [letter, setLetter] = useState(start)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const asked = askedOf(chosen)
  const canAsk = chosen.count > 0 && chosen.count <= ('ids' in asked ? maxLetterIds : maxLetters)
  const { data: plan, error } = useQuery({
    queryKey: ['letters', endpoints.letterPlan.path, asked],
    queryFn: async ({ signal }) => (await call(endpoints.letterPlan, { query: asked, signal })).data,
    enabled: canAsk,
    // What somebody saw is who is written to.
    staleTime: 'static',
    gcTime: 0,
  })
  const going = plan?.going.map(({ id }) => id) ?? []
  const subject = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const hasName = plan?.going.every(({ name }) => name !== '') ?? true
  const open = placeholdersIn(`${letter.subject} ${letter.text}`).filter(
    (name) => !(hasName && `{${name}}` === nameInLetter),
  )
  const placeholders = usePlaceholderCheck(open)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || going.length === 0) return
    if (placeholders.stop()) return selectPlaceholder([subject.current, text.current], open[0])
    setBusy(true)
    setProblem(undefined)
    try {
      const body = {
        ...letter,
        ...more?.values,
        ids: going,
        language,
        ...(open.length > 0 && { allowPlaceholders: true }),
      }
      const { data, batch } = await call(endpoints.writeLetters, { body, idempotencyKey: keyFor(body) })
      offer(m.sent(data.sent), more ? batch : '')
      onDone()
      onClose()
    } catch (failed) {
      setProblem(describeProblem(common, failed).text)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      opened
      size="lg"
      title={title}
      text={about}
      {...(!isBusy && { onClose })}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            {common.actions.cancel}
          </Button>
          <Button type="submit" form={form} loading={isBusy} disabled={going.length === 0}>
            {placeholders.isStopped ? common.placeholders.sendAnyway : m.send}
          </Button>
        </>
      }
    >
      <form id={form} className={`${shared.stack16} ${classes.form}`} onSubmit={(event) => void submit(event)}>
        <ProblemText text={problem ?? (error ? describeProblem(common, error).text : undefined)} />
        {!canAsk && <p>{m.many}</p>}
        {more?.input}
        <TextInput
          ref={subject}
          label={m.subject}
          required
          maxLength={200}
          value={letter.subject}
          onChange={({ currentTarget }) => setLetter({ ...letter, subject: currentTarget.value })}
        />
        <Textarea
          ref={text}
          label={m.text}
          description={m.hint}
          required
          rows={8}
          maxLength={5000}
          value={letter.text}
          onChange={({ currentTarget }) => setLetter({ ...letter, text: currentTarget.value })}
        />
        {placeholders.isStopped && (
          <Alert role="alert" color="yellow">
            {common.placeholders.stop(placeholders.names)}
          </Alert>
        )}
        <div aria-live="polite">{plan && <Plan plan={plan} />}</div>
      </form>
    </Dialog>
  )
}
