import { isPeriod, namedPeriods } from '@quarterdeck/contract/kit/period'
import type { QueryKeywords } from './vocabulary.ts'

/** Parses *empty* and *filled*, in the user's language or in English; undefined for other words. */
export const parseEmptyKeyword = (text: string, { empty, filled }: QueryKeywords): boolean | undefined => {
  const word = text.toLowerCase()
  if (word === empty.toLowerCase() || word === 'empty') return true
  return word === filled.toLowerCase() || word === 'filled' ? false : undefined
}

export const periodOf = (text: string): string | undefined =>
  isPeriod(text.toLowerCase()) ? text.toLowerCase() : undefined

/** Returns true for a period that ends before today. It consists of two conditions and cannot be an alternative. */
export const isPast = (period: string): boolean => period === 'yesterday' || period.startsWith('last-')

export const offeredPeriods: readonly string[] = ['today', '7d', '30d', '12m', ...namedPeriods.slice(1)]
