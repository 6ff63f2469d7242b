import { Button, InputBase, TextInput } from '@mantine/core'
import { type MailKind, type MailVariable, mailKinds, unknownVariables } from '@quarterdeck/contract/sales/mail-texts'
import { type RefObject, useEffect, useRef } from 'react'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { fieldProblemText } from '../../kit/ui/describe-problem.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import classes from './mails.module.css'
import { mailMessages } from './messages/index.ts'

/** Subject and text of a mail, with variables in braces. */
export interface Words {
  readonly subject: string
  readonly text: string
}

/** Returns true if the texts can be saved or sent. */
export const isComplete = (kind: MailKind, { subject, text }: Words): boolean =>
  subject.trim() !== '' && text.trim() !== '' && unknownVariables(kind, subject + text).length === 0

interface Props {
  readonly kind: MailKind
  readonly language: string
  readonly words: Words
  readonly onChange: (words: Words) => void
  /** Returns the server's error text for a field. */
  readonly refused?: (name: keyof Words) => string | undefined
  readonly readOnly?: boolean
  /** True if variables are replaced already, so that none are offered. */
  readonly isFinished?: boolean
  /** Refs of the inputs, the subject first. */
  readonly inputs?: RefObject<WordsInputs>
}

export type WordsInputs = readonly (HTMLInputElement | HTMLTextAreaElement | null)[]

/** Edits subject and text of a mail; variables are inserted at the last caret position. */
export const WordsFields = ({
  kind,
  language,
  words,
  onChange,
  refused,
  readOnly = false,
  isFinished = false,
  inputs,
}: Props) => {
  const { words: m, variables } = useMessages(mailMessages)
  const common = useMessages(commonMessages)
  const fields = { subject: useRef<HTMLInputElement>(null), text: useRef<HTMLTextAreaElement>(null) }
  const last = useRef<keyof Words>('text')
  useEffect(() => {
    if (inputs) inputs.current = [fields.subject.current, fields.text.current]
  })

  const wrong = (name: keyof Words) => {
    if (words[name].trim() === '') return fieldProblemText(common, { code: 'required' })
    const [limit] = unknownVariables(kind, words[name])
    return limit === undefined ? refused?.(name) : fieldProblemText(common, { code: 'unknown_variable', limit })
  }
  const change = (name: keyof Words, value: string) =>
    onChange({ subject: words.subject, text: words.text, [name]: value })
  const insert = (variable: MailVariable) => {
    const { current: field } = fields[last.current]
    if (!field) return
    field.focus()
    field.setRangeText(`{${variable}}`, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
    change(last.current, field.value)
  }
  const field = (name: keyof Words) => ({
    lang: language,
    label: m[name],
    value: words[name],
    error: wrong(name),
    readOnly,
    onFocus: () => {
      last.current = name
    },
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => change(name, value),
  })
  return (
    <>
      <TextInput {...field('subject')} ref={fields.subject} maxLength={200} autoComplete="off" />
      <InputBase
        {...field('text')}
        ref={fields.text}
        component="textarea"
        multiline
        rows={12}
        maxLength={5000}
        {...(!isFinished && { description: m.hint })}
      />
      {!readOnly && !isFinished && (
        <fieldset className={classes.variables} aria-label={m.insert}>
          {mailKinds[kind].map((variable) => (
            <Button key={variable} size="compact-sm" variant="default" onClick={() => insert(variable)}>
              {variables[variable]}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  )
}
