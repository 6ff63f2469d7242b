import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../../lib/api-error.ts'
import { writeIssue, writeProblem } from './field-problem.ts'
import { allSettled, type PendingWork } from './pending-work.ts'
import { sameValue } from './same-value.ts'
import { type DraftOptions, type FormDraft, useDraft } from './use-draft.ts'

export interface RecordForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  /** Number of rejected submissions; each one moves the focus to the error summary. */
  readonly refusals: number
  /** True if the user kept typing during the submission; the summary then doesn't take the focus. */
  readonly isWriting: boolean
  readonly submit: () => Promise<void>
  readonly isSaving: boolean
  readonly awaited: PendingWork
  readonly draft: FormDraft
}

interface Options<Values extends FieldValues> {
  readonly schema: z.ZodType<Values>
  readonly values: Values
  /** Rejects with the error of the call. */
  readonly save: (values: Values) => Promise<void>
  /** Returns the input that shows the error of an API field, if their names differ. */
  readonly inputFor?: (path: string) => string
  /** Texts of the form for some error codes. */
  readonly reasons?: Readonly<Record<string, string>>
  /** Called with an error that belongs to no field. */
  readonly onProblem: (error: unknown) => void
  readonly draft: DraftOptions
}

/** Form with a schema of the contract: errors of client and server are shown at the fields. */
export const useRecordForm = <Values extends FieldValues>(options: Options<Values>): RecordForm<Values> => {
  const { schema, values, save, onProblem, inputFor = (path) => path, reasons } = options
  const [{ refusals, isWriting }, setRefusals] = useState({ refusals: 0, isWriting: false })
  const busy = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [awaited] = useState<PendingWork>(() => new Set())
  const refused = useRef(false)
  const form = useForm<Values>({
    // A form fills in every field, so that what goes in has the type of what comes out.
    resolver: zodResolver(schema as z.ZodType<Values, Values>, { error: writeIssue }),
    defaultValues: values as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const draft = useDraft(form, options.draft)
  const refuse = () => {
    refused.current = true
  }

  const showProblems = (error: unknown) => {
    // What is about no field at all cannot be kept at one.
    const problems = error instanceof ApiError ? Object.entries(error.fields).filter(([path]) => path !== '') : []
    // A problem inside of a list is at the list’s own path: `features.0.name`. A field that the form does not have stands
    // in the summary.
    for (const [path, problem] of problems) {
      form.setError(inputFor(path) as Path<Values>, { type: 'server', message: writeProblem(problem, reasons) })
    }
    if (problems.length > 0) refuse()
    else onProblem(error)
  }
  const send = form.handleSubmit(async (sent) => {
    try {
      await save(sent)
    } catch (error) {
      showProblems(error)
    }
  }, refuse)

  const submit = async () => {
    if (busy.current) return
    busy.current = true
    refused.current = false
    const { activeElement: from } = document
    const sent = form.getValues()
    setSaving(true)
    try {
      // What failed meanwhile says so itself, and is not to be lost sight of by saving.
      if (await allSettled(awaited)) await send()
    } finally {
      busy.current = false
      setSaving(false)
    }
    // Only now the form knows what is wrong, so that there is something to point at.
    if (!refused.current) return
    const { activeElement: at } = document
    const isElsewhere = at !== from && Boolean(at?.matches('input, textarea, select, [contenteditable="true"]'))
    const isWriting = isElsewhere || !sameValue(form.getValues(), sent)
    setRefusals((before) => ({ refusals: before.refusals + 1, isWriting }))
  }
  return { form, refusals, isWriting, submit, isSaving, awaited, draft }
}
