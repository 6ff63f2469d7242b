import type { Locale } from '../kit/locales.ts'

/** Topics of help articles, in display order. */
export const articleCategories = [
  'getting-started',
  'orders',
  'billing',
  'products',
  'records',
  'account',
  'keyboard',
] as const
export type ArticleCategory = (typeof articleCategories)[number]

/** Only published articles are public. */
export const articleStatuses = ['Draft', 'Published'] as const
export type ArticleStatus = (typeof articleStatuses)[number]

/** Filter values: question and answer in every language, or not. */
export const translations = ['complete', 'missing'] as const

export const maxQuestion = 200

/** Field of the title per language. */
export const titleFields = { en: 'titleEn', es: 'titleEs', de: 'titleDe', ja: 'titleJa' } as const satisfies Readonly<
  Record<Locale, string>
>
export const bodyFields = { en: 'bodyEn', es: 'bodyEs', de: 'bodyDe', ja: 'bodyJa' } as const satisfies Readonly<
  Record<Locale, string>
>
