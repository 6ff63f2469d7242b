import { Button } from '@mantine/core'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { commonMessages } from '../messages/index.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { AwaitedProvider } from './awaited.ts'
import { DraftOffer } from './draft-offer.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormModeProvider } from './form-mode.ts'
import { LeaveGuard } from './leave-guard.tsx'
import classes from './record-form.module.css'
import type { RecordForm as Model } from './use-record-form.ts'

interface Props<Values extends FieldValues> {
  readonly model: Model<Values>
  readonly labels: Readonly<Record<string, string>>
  readonly saveLabel: string
  readonly cancel: ReactNode
  readonly readOnly?: boolean
  readonly mayLeave: () => boolean
  readonly children: ReactNode
}

/** The frame of every form: summary of problems, fields, the bar with Save, and the guard against losing entries. */
export const RecordForm = <Values extends FieldValues>(props: Props<Values>) => {
  const { model, labels, saveLabel, cancel, readOnly = false, mayLeave, children } = props
  const m = useMessages(commonMessages)
  useShortcut('save', undefined, { enabled: !readOnly })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void model.submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || readOnly) return
    event.preventDefault()
    void model.submit()
  }
  return (
    <FormProvider {...model.form}>
      <AwaitedProvider value={model.awaited}>
        <FormModeProvider value={{ readOnly }}>
          <form className={classes.form} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
            <DraftOffer draft={model.draft} />
            <ErrorSummary refusals={model.refusals} labels={labels} />
            {children}
            {!readOnly && (
              <div className={classes.bar}>
                <span className={classes.keys}>{m.form.saveKeys}</span>
                {cancel}
                <Button type="submit" loading={model.isSaving}>
                  {saveLabel}
                </Button>
              </div>
            )}
          </form>
          <LeaveGuard mayLeave={mayLeave} onDiscard={model.draft.forget} />
        </FormModeProvider>
      </AwaitedProvider>
    </FormProvider>
  )
}
