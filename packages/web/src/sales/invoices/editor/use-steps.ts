import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { useReadOnly } from '../../../kit/ui/form/form-mode.ts'
import { sameValue } from '../../../kit/ui/form/same-value.ts'
import { invoiceMessages } from '../messages/index.ts'
import type { InvoiceInput, InvoiceInputName } from './invoice-input.ts'
import { changeOf, endStep, redo, type Steps, undo, withStep } from './steps.ts'

type Way = 'undo' | 'redo'
const ways = { undo, redo }

const asked: Readonly<Record<string, Way>> = { historyUndo: 'undo', historyRedo: 'redo' }

const wayOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Way | undefined => {
  if (altKey || !(ctrlKey || metaKey)) return undefined
  const letter = key.toLowerCase()
  if (letter === 'y') return 'redo'
  return letter === 'z' ? (shiftKey ? 'redo' : 'undo') : undefined
}

const FollowingContext = createContext((act: () => void) => act())

/** Provides the function that runs dependent changes, so that they are undone with the step they follow from. */
export const FollowingProvider = FollowingContext.Provider

/** Returns the function that runs changes following from the user's last step; they are undone with it. */
export const useDependentChange = () => use(FollowingContext)

const put = (form: UseFormReturn<InvoiceInput>, values: InvoiceInput) => {
  const known = form.getValues()
  for (const name of Object.keys(values) as InvoiceInputName[]) {
    if (sameValue(known[name], values[name])) continue
    form.setValue(name, structuredClone(values[name]), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }
}

/** Focuses the input of a step. */
const lead = (form: UseFormReturn<InvoiceInput>, at: string, from: Element | null) => {
  if (at.startsWith('products.')) document.getElementsByName(at)[0]?.focus()
  else form.setFocus(at as InvoiceInputName)
  if (document.activeElement === document.body && from instanceof HTMLElement) from.focus()
}

/** Records the steps of the form. */
const useWrittenSteps = () => {
  const form = useFormContext<InvoiceInput>()
  const steps = useRef<Steps>(undefined)
  const note = (isFollowing = false) => {
    const now = structuredClone(form.getValues())
    steps.current = steps.current ? withStep(steps.current, now, isFollowing) : { past: [], now, undone: [] }
    return steps.current
  }
  const begin = useEffectEvent(() => void note())
  useEffect(() => {
    begin()
    // What is set at once is one step.
    const noteSoon = () => queueMicrotask(begin)
    const pause = () => {
      if (steps.current) steps.current = endStep(steps.current)
    }
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: noteSoon })
    document.addEventListener('focusout', pause)
    return () => {
      unsubscribe()
      document.removeEventListener('focusout', pause)
    }
  }, [form])
  /** Returns true if there was a step. */
  const go = (way: Way): boolean => {
    const before = note()
    const next = ways[way](before)
    const change = changeOf(before.now, next.now)
    if (!change) return false
    steps.current = next
    const { activeElement: from } = document
    // A number that is being written stays as it is written until somebody leaves it.
    if (from instanceof HTMLElement) from.blur()
    flushSync(() => put(form, next.now))
    lead(form, change.at, from)
    return true
  }
  const follow = (act: () => void) => {
    note()
    act()
    note(true)
  }
  return { go, follow }
}

/**
 * Undo and redo for the whole form. The browser's own undo knows typing in single fields but not pasting, moving and
 * removing, and would change other fields than the focused one.
 */
export const useSteps = () => {
  const m = useMessages(invoiceMessages).editor.steps
  const readOnly = useReadOnly()
  const desk = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const { go, follow } = useWrittenSteps()
  const onWay = useEffectEvent((event: Event, way: Way | undefined) => {
    const { target } = event
    if (!way || readOnly || !(target instanceof Element)) return
    // Other fields, such as those of a dialog, keep the browser's own.
    const isOther = target.closest('[role="dialog"]') || target.matches('input, textarea, [contenteditable]')
    if (isOther && !desk.current?.contains(target)) return
    event.preventDefault()
    if (go(way)) setSaid(m[way])
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => onWay(event, wayOf(event))
    const onInput = (event: InputEvent) => onWay(event, asked[event.inputType])
    document.addEventListener('keydown', onKey)
    document.addEventListener('beforeinput', onInput)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('beforeinput', onInput)
    }
  }, [])
  return { desk, said, follow }
}
