import type { Locale } from '../core/locales.ts'

/** What help is about, in the order in which it is shown. */
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

/** Only what is published is shown to the public. */
export const articleStatuses = ['Draft', 'Published'] as const
export type ArticleStatus = (typeof articleStatuses)[number]

/** Whether an article has its question and answer in every language. */
export const translations = ['complete', 'missing'] as const

export const maxQuestion = 200

/** The fields of a language. */
export const titleFields = { en: 'titleEn', es: 'titleEs', de: 'titleDe', ja: 'titleJa' } as const satisfies Readonly<
  Record<Locale, string>
>
export const bodyFields = { en: 'bodyEn', es: 'bodyEs', de: 'bodyDe', ja: 'bodyJa' } as const satisfies Readonly<
  Record<Locale, string>
>
