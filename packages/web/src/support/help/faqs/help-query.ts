import { help } from '@quarterdeck/contract/support/help'
import { keepPreviousData } from '@tanstack/react-query'
import { reading } from '../../../kit/lib/api/queries.ts'
import type { Locale } from '../../../kit/lib/i18n/locale.ts'

export const questionsIn = (language: Locale) => reading(help.questions, { language })

export const answerIn = (language: Locale, id: number) => reading(help.answer, { id: String(id), language })

/** Returns the query of a search; earlier results stay until the next ones arrive. */
export const searchIn = (language: Locale, q: string) => ({
  ...reading(help.search, { q, language }),
  placeholderData: keepPreviousData,
})

export const missesOf = reading(help.misses)
