import { Button } from '@mantine/core'
import type { FocusEvent, FormEvent, KeyboardEvent, ReactNode } from 'react'
import { type FieldValues, FormProvider, useFormContext } from 'react-hook-form'
import { useFormats } from '../../lib/i18n/formats.ts'
import { useMessages } from '../../lib/i18n/use-messages.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { commonMessages } from '../messages/index.ts'
import notice from '../notice.module.css'
import { useKeyNames } from '../shortcuts/key-names.ts'
import { useShortcut } from '../shortcuts/use-shortcut.ts'
import { ErrorSummary } from './error-summary.tsx'
import classes from './form.module.css'
import { FormModeProvider } from './form-mode.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { formMessages } from './messages/index.ts'
import { PendingWorkProvider, usePendingWork } from './pending-work.ts'
import type { FormDraft } from './use-draft.ts'
import type { RecordForm as Model } from './use-record-form.ts'

interface GuardProps {
  readonly mayLeave: () => boolean
  readonly onDiscard: () => void
}

/** Guards a form against leaving, except right after saving or discarding. */
const FormGuard = ({ mayLeave, onDiscard }: GuardProps) => {
  const { isDirty } = useFormContext().formState
  const awaited = usePendingWork()
  return <LeaveGuard mayLose={() => (isDirty || awaited.size > 0) && !mayLeave()} onDiscard={onDiscard} />
}

/** Offers unsaved changes of an earlier visit; they are neither applied nor deleted before the user decides. */
const DraftOffer = ({ draft }: { draft: FormDraft }) => {
  const { draft: m } = useMessages(formMessages)
  const { moment } = useFormats()
  if (!draft.found) return null
  const { at, isElsewhere } = draft.found
  return (
    <div className={`${notice.bar} ${isElsewhere ? classes.elsewhere : ''}`} role="status">
      <p className={notice.text}>
        {isElsewhere ? m.elsewhere(moment(at)) : m.found(moment(at))} {draft.isOutdated && m.changedSince}
      </p>
      <div className={notice.actions}>
        <Button size="xs" variant="default" onClick={draft.discard}>
          {isElsewhere ? m.keepMine : m.discard}
        </Button>
        <Button size="xs" onClick={draft.restore}>
          {isElsewhere ? m.takeOver : m.restore}
        </Button>
      </div>
    </div>
  )
}

/** Returns true for inputs in which Enter submits a form natively. */
const isInput = (target: EventTarget): boolean => target instanceof HTMLInputElement

/** Events that end the scrolling of `showWhole`, since the user scrolls or moves on. */
const ends = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'focusout'] as const

/**
 * Time limit of that scrolling in milliseconds, enough for a list of options to load. Needed because dragging a
 * scroll bar fires none of these events.
 */
const openedWithin = 1000

/** Scrolls the focused field into view completely; browsers show only the caret's line of a long text. */
const showWhole = ({ target }: FocusEvent): void => {
  // Under the pointer nothing moves away.
  if (!target.matches(':focus-visible')) return
  const show = () => target.scrollIntoView({ block: 'nearest' })
  show()
  // A list that opens with the focus scrolls to what is chosen in it, and where it has no room, the window along,
  // as soon as its options are there.
  const ended = new AbortController()
  const { signal } = ended
  const end = () => ended.abort()
  window.addEventListener('scroll', show, { signal })
  for (const type of ends) window.addEventListener(type, end, { signal, capture: true, passive: true })
  setTimeout(end, openedWithin)
}

/** Returns true while a list of options is open: Enter then selects, even if nothing matches. */
const isChoosing = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.getAttribute('aria-expanded') === 'true'

interface Props<Values extends FieldValues> {
  readonly model: Model<Values>
  readonly labels: Readonly<Record<string, string>>
  readonly saveLabel: string
  readonly cancel: ReactNode
  /** Rendered at the start of the bar. */
  readonly lead?: ReactNode
  /** Further submit action after Save, which then becomes the secondary button. */
  readonly finish?: ReactNode
  readonly readOnly?: boolean
  /** True if Enter never submits, because it has another meaning in the form. */
  readonly keepsEnter?: boolean
  readonly mayLeave: () => boolean
  readonly children: ReactNode
}

/** Frame of all forms: error summary, fields, the bar with Save, and the guard against losing input. */
export const RecordForm = <Values extends FieldValues>(props: Props<Values>) => {
  const {
    model,
    labels,
    saveLabel,
    cancel,
    lead,
    finish,
    readOnly = false,
    keepsEnter = false,
    mayLeave,
    children,
  } = props
  const m = useMessages(commonMessages)
  const { namesOf } = useKeyNames()
  useShortcut('save', undefined, { enabled: !readOnly })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void model.submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || readOnly || isComposing(event)) return
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      void model.submit()
    } else if ((keepsEnter ? isInput : isChoosing)(event.target)) event.preventDefault()
  }
  return (
    <FormProvider {...model.form}>
      <PendingWorkProvider value={model.awaited}>
        <FormModeProvider value={{ readOnly }}>
          <form className={classes.form} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} onFocus={showWhole}>
            <DraftOffer draft={model.draft} />
            <ErrorSummary refusals={model.refusals} takesFocus={!model.isWriting} labels={labels} />
            {children}
            {!readOnly && (
              <div className={classes.bar}>
                {lead}
                <span className={classes.keys}>{m.form.saveKeys(namesOf('mod+enter'))}</span>
                {/* Of three there is no room for all on a phone, where the way back stands above. */}
                {finish || lead ? <span className={classes.spare}>{cancel}</span> : cancel}
                <Button type="submit" variant={finish ? 'default' : 'filled'} loading={model.isSaving}>
                  {saveLabel}
                </Button>
                {finish}
              </div>
            )}
          </form>
          <FormGuard mayLeave={mayLeave} onDiscard={model.draft.forget} />
        </FormModeProvider>
      </PendingWorkProvider>
    </FormProvider>
  )
}
