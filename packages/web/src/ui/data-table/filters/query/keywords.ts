import { isPeriod, namedPeriods } from '@quarterdeck/contract/core/period'
import type { LineWords } from './vocabulary.ts'

/** Whether a field is asked to be empty or not, in the person's words or in English. */
export const emptiness = (text: string, { empty, filled }: LineWords): boolean | undefined => {
  const word = text.toLowerCase()
  if (word === empty.toLowerCase() || word === 'empty') return true
  return word === filled.toLowerCase() || word === 'filled' ? false : undefined
}

export const periodOf = (text: string): string | undefined =>
  isPeriod(text.toLowerCase()) ? text.toLowerCase() : undefined

/** Periods that end before today, which are two conditions and so no alternative. */
export const isPast = (period: string): boolean => period === 'yesterday' || period.startsWith('last-')

export const offeredPeriods: readonly string[] = ['today', '7d', '30d', '12m', ...namedPeriods.slice(1)]
