import { type Departure, deactivation } from '@quarterdeck/contract/account/deactivation'
import type { LeavingKind } from '@quarterdeck/contract/kit/constants'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { signOut } from '../../../kit/lib/api/auth.ts'
import { call } from '../../../kit/lib/api/client.ts'
import { ApiError, withoutFieldErrors } from '../../../kit/lib/api-error.ts'
import { clearDrafts } from '../../../kit/lib/drafts.ts'
import { useFormats } from '../../../kit/lib/i18n/formats.ts'
import { useMessages } from '../../../kit/lib/i18n/use-messages.ts'
import { writeProblem } from '../../../kit/ui/form/field-problem.ts'
import { commonMessages } from '../../../kit/ui/messages/index.ts'
import { reportProblem } from '../../../kit/ui/report-problem.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { settingsMessages } from '../messages/index.ts'

export interface LeaveInput {
  readonly kind: LeavingKind
  readonly reason: string
  readonly confirmation: string
  readonly password: string
  readonly code: string
  /** The numbers of people, as text; empty where nothing goes to anybody. */
  readonly ticketsTo: string
  readonly viewsTo: string
}

const blank: LeaveInput = {
  kind: 'deactivate',
  reason: '',
  confirmation: '',
  password: '',
  code: '',
  ticketsTo: '',
  viewsTo: '',
}

/** Long enough to be read: what comes next is a sign-in. */
const readingTime = 12_000

/** The inputs that are there, which say themselves what is wrong with them. */
const shownInputs = ({ asksCode, effects: { tickets, sharedViews } }: Departure) =>
  [
    ...(['reason', 'confirmation', 'password'] as const),
    ...(asksCode ? (['code'] as const) : []),
    ...(tickets > 0 ? (['ticketsTo'] as const) : []),
    ...(sharedViews > 0 ? (['viewsTo'] as const) : []),
  ] satisfies readonly (keyof LeaveInput)[]

/** The form by which somebody leaves. Nothing of it is kept as a draft: there is a password in it. */
export const useDeactivationForm = (departure: Departure) => {
  const { deactivation: m } = useMessages(settingsMessages)
  const common = useMessages(commonMessages)
  const { date } = useFormats()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const form = useForm<LeaveInput>({ defaultValues: blank })

  const goAway = async (until: string) => {
    // The session is over; this takes its cookie back.
    await signOut()
    await navigate({ to: '/login' })
    clearDrafts()
    queries.clear()
    toast.success(m.left, { description: m.leftText(date(until)), duration: readingTime })
  }
  const refuse = (error: unknown) => {
    const fields = error instanceof ApiError ? error.fields : {}
    const shown = shownInputs(departure)
    for (const name of shown) {
      const { [name]: problem } = fields
      if (problem) form.setError(name, { message: writeProblem(problem) }, { shouldFocus: true })
    }
    const rest = withoutFieldErrors(error, shown)
    if (rest !== undefined) reportProblem(common, rest)
  }
  const send = form.handleSubmit(async ({ code, ticketsTo, viewsTo, ...typed }) => {
    try {
      const heirs = { ticketsTo: ticketsTo || null, viewsTo: viewsTo || null }
      const { data } = await call(deactivation.leave, { body: { ...typed, ...heirs, ...(code && { code }) } })
      await goAway(data.until)
    } catch (error) {
      refuse(error)
    }
  })
  return { form, send }
}
