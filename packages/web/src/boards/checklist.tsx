import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core'
import type { Card } from '@quarterdeck/contract/boards/cards'
import { maxSteps } from '@quarterdeck/contract/boards/words'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import shared from '../kit/ui/styles/shared.module.css'
import classes from './boards.module.css'
import { boardMessages } from './messages/index.ts'
import { useCardSteps } from './use-card-steps.ts'

interface Props {
  readonly card: Card
  readonly mayWrite: boolean
}

const AddStep = ({ card }: Pick<Props, 'card'>) => {
  const { card: m, add } = useMessages(boardMessages)
  const { change } = useCardSteps()
  const [text, setText] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const step = { text: text.trim(), isDone: false }
    if (step.text && (await change(card, { checklist: [...card.checklist, step] }))) setText('')
  }
  return (
    <form className={classes.addStep} onSubmit={(event) => void submit(event)}>
      <TextInput
        size="xs"
        aria-label={m.addStep}
        placeholder={m.addStep}
        maxLength={200}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Button type="submit" size="xs" variant="default" disabled={text.trim() === ''}>
        {add.submit}
      </Button>
    </form>
  )
}

/** The steps of a card, to be checked one by one. */
export const Checklist = ({ card, mayWrite }: Props) => {
  const { card: m, fields } = useMessages(boardMessages)
  const { change } = useCardSteps()
  const { checklist } = card
  if (checklist.length === 0 && !mayWrite) return null
  const done = checklist.filter(({ isDone }) => isDone).length
  return (
    <section className={classes.part}>
      <h3>
        {fields.checklist}
        {checklist.length > 0 && <span className={shared.hint}>{m.steps(done, checklist.length)}</span>}
      </h3>
      {checklist.length > 0 && (
        <ul className={classes.steps}>
          {checklist.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may say the same
            <li key={index}>
              <Checkbox
                label={<bdi>{step.text}</bdi>}
                checked={step.isDone}
                readOnly={!mayWrite}
                onChange={({ currentTarget: { checked } }) =>
                  mayWrite && void change(card, { checklist: checklist.with(index, { ...step, isDone: checked }) })
                }
              />
              {mayWrite && (
                <ActionIcon
                  size="sm"
                  aria-label={m.removeStep(step.text)}
                  title={m.removeStep(step.text)}
                  onClick={() => void change(card, { checklist: checklist.toSpliced(index, 1) })}
                >
                  <IconX size={14} stroke={1.75} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && checklist.length < maxSteps && <AddStep card={card} />}
    </section>
  )
}
