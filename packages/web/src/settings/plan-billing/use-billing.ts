import { type Billing, billing, type PaymentCard } from '@quarterdeck/contract/account/billing'
import { type Measure, measures, type PlanName, subscriptionPlans } from '@quarterdeck/contract/account/billing-plans'
import type { Answer } from '../../lib/api/client.ts'
import { unlessDeclined } from '../../lib/api/person.ts'
import { reading } from '../../lib/api/queries.ts'
import { useFormats } from '../../lib/i18n/formats.ts'
import { formatTag } from '../../lib/i18n/locale.ts'
import { useLocale, useMessages } from '../../lib/i18n/use-messages.ts'
import { useAct } from '../../ui/use-act.ts'
import { settingsMessages } from '../messages/index.ts'

export const currentBilling = reading(billing.read)

interface Step {
  /** Takes a step about money, after asking for the password where that is due; all of it is asked anew then. Work that gives nothing has told why. */
  readonly take: <Data>(work: () => Promise<Answer<Data> | undefined>, onDone: (data: Data) => void) => void
  readonly isBusy: boolean
}

export const useStep = (): Step => {
  const { act, isBusy } = useAct('billing')
  const take: Step['take'] = (work, onDone) =>
    act(async () => {
      const answer = await unlessDeclined(work)
      if (answer) onDone(answer.data)
    })
  return { take, isBusy }
}

const brands: Readonly<Record<PaymentCard['brand'], string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
}

/** A card in words. */
export const useCardName = () => {
  const { cards: m } = useMessages(settingsMessages).billing
  return ({ brand, last4 }: Pick<PaymentCard, 'brand' | 'last4'>) => m.name(brands[brand], last4)
}

export const payingCard = ({ cards, defaultCard }: Billing): PaymentCard | undefined =>
  cards.find(({ id }) => id === defaultCard)

const [megabyte, gigabyte] = [1e6, 1e9]

/** How much of something, in words. */
export const useAmount = () => {
  const tag = formatTag[useLocale()]
  const { number } = useFormats()
  const bytes = (value: number) => {
    const [unit, size] = value < gigabyte ? (['megabyte', megabyte] as const) : (['gigabyte', gigabyte] as const)
    return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value / size)
  }
  return (measure: Measure, value: number) => (measure === 'storage' ? bytes(value) : number(value))
}

/** What a plan allows, a line each. */
export const useLimits = () => {
  const { usage: m } = useMessages(settingsMessages).billing
  const amount = useAmount()
  return (plan: PlanName): readonly string[] =>
    measures.map((measure) => {
      const limit = subscriptionPlans[plan].limits[measure]
      return limit === null ? m.unlimitedOf[measure] : m.limit[measure](amount(measure, limit))
    })
}
