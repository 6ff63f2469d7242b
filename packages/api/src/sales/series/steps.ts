import { Problem } from '@quarterdeck/contract/kit/problem'
import type { WriteContext } from '../../kit/context.ts'
import { applyChange, lockRecord } from '../../kit/records/records.ts'
import { type SeriesDoc, toDto } from './rules.ts'
import { repository } from './store.ts'

/**
 * Skips the next date of a series.
 * @throws Problem `Series not found`; `conflict` for a series that has ended
 */
export const skip = async (context: WriteContext, id: string): Promise<SeriesDoc> => {
  const series = await lockRecord(context, repository, id)
  return applyChange(context, repository, series, { skippedDate: guardGoesOn(series) }, ['skippedDate'])
}

/**
 * Returns the next date of a series.
 * @throws Problem `conflict` for a series that has ended
 */
export const guardGoesOn = (series: SeriesDoc): string => {
  if (series.nextDate !== null) return series.nextDate
  throw new Problem('conflict', { message: 'It has no further date', current: toDto(series), conflicts: ['nextDate'] })
}
