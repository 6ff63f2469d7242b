import { ApiError } from '../../kit/lib/api-error.ts'
import { useMessages } from '../../kit/lib/i18n/use-messages.ts'
import { describeProblem } from '../../kit/ui/describe-problem.ts'
import { commonMessages } from '../../kit/ui/messages/index.ts'
import { useCountdown } from '../../kit/ui/use-countdown.ts'
import { entranceMessages } from './messages/index.ts'

export interface Refusal {
  readonly text: string | undefined
  /** Seconds until another attempt is accepted. */
  readonly seconds: number
  /** Ticket by which a person with an unconfirmed address goes on. */
  readonly ticket: string | undefined
}

/** Why nobody was let in, in their words. */
export const useRefusal = (failure: { readonly error: unknown; readonly at: number } | undefined): Refusal => {
  const { login: m } = useMessages(entranceMessages)
  const common = useMessages(commonMessages)
  const error = failure?.error
  const known = error instanceof ApiError ? error : undefined
  const seconds = useCountdown(failure && known?.retryAfter ? failure.at + known.retryAfter * 1000 : 0)

  const text = () => {
    if (error === undefined) return undefined
    if (known?.code === 'too_many_requests') return seconds > 0 ? m.tooOften : m.tryNow
    if (known?.code === 'unauthenticated') return m.wrong
    if (known?.code !== 'forbidden') return describeProblem(common, error).text
    const { reason = '' } = known
    return reason in m.refused ? m.refused[reason as keyof typeof m.refused] : m.refused.other
  }
  return { text: text(), seconds, ticket: known?.ticket }
}
