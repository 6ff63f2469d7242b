import { fieldProblem } from '@quarterdeck/contract/kit/problem'
import { bodyFields, titleFields } from '@quarterdeck/contract/support/article-words'
import type { Selectable } from 'kysely'
import type { ArticlesTable } from '../../kit/sql/schema-support.ts'

export type ArticleRow = Selectable<ArticlesTable>

type Texts = Omit<ArticleRow, 'title'>

const isWritten = (article: Texts, locale: keyof typeof titleFields) =>
  article[titleFields[locale]] !== '' && article[bodyFields[locale]] !== ''

const languages = Object.keys(titleFields) as (keyof typeof titleFields)[]

/** @throws Problem `invalid_fields` for an article without a question, or one that is published without an answer */
export const guardTexts = (article: Texts): void => {
  if (languages.every((locale) => article[titleFields[locale]] === ''))
    throw fieldProblem('titleEn', { code: 'required', message: 'Enter the question in at least one language' })
  if (article.status === 'Published' && !languages.some((locale) => isWritten(article, locale)))
    throw fieldProblem('bodyEn', {
      code: 'required',
      message: 'A published article needs a question and its answer in at least one language',
    })
}
