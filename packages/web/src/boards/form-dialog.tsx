import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useMessages } from '../kit/lib/i18n/use-messages.ts'
import { Dialog } from '../kit/ui/dialog.tsx'
import { ProblemText } from '../kit/ui/form/problem-text.tsx'
import { commonMessages } from '../kit/ui/messages/index.ts'
import classes from './boards.module.css'
import type { useSubmit } from './use-submit.ts'

interface Props extends Pick<ReturnType<typeof useSubmit>, 'isBusy' | 'problem'> {
  readonly title: string
  readonly text: string
  readonly submit: string
  readonly isReady: boolean
  readonly size?: 'lg'
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with a form that is sent as a whole. */
export const FormDialog = ({
  title,
  text,
  submit,
  isReady,
  isBusy,
  problem,
  size,
  onSubmit,
  onClose,
  children,
}: Props) => {
  const { actions } = useMessages(commonMessages)
  const form = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onSubmit()
  }
  return (
    <Dialog
      opened
      title={title}
      text={text}
      onClose={onClose}
      {...(size && { size })}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {actions.cancel}
          </Button>
          <Button type="submit" form={form} loading={isBusy} disabled={!isReady}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.form} noValidate onSubmit={send}>
        {children}
        <ProblemText text={problem} />
      </form>
    </Dialog>
  )
}
