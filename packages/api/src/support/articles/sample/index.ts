import type { ArticleCategory } from '@quarterdeck/contract/support/article-words'
import { ago } from '../../../kit/generator/ago.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { ja } from './ja.ts'
import type { Texts } from './texts.ts'

interface Sample {
  readonly about: keyof Texts
  readonly category: ArticleCategory
  readonly keywords?: string
  readonly views: number
  readonly helpful: number
  readonly unhelpful: number
  readonly age: number
}

/** Grouped by category; the first is article 1. */
const samples: readonly Sample[] = [
  {
    about: 'find',
    category: 'getting-started',
    keywords: 'search palette suche buscar 検索',
    views: 214,
    helpful: 61,
    unhelpful: 4,
    age: 342.2,
  },
  {
    about: 'language',
    category: 'getting-started',
    keywords: 'translation time zone locale',
    views: 98,
    helpful: 22,
    unhelpful: 3,
    age: 342.1,
  },
  {
    about: 'ship',
    category: 'orders',
    keywords: 'parcel tracking partial delivery',
    views: 131,
    helpful: 34,
    unhelpful: 5,
    age: 301.4,
  },
  {
    about: 'refund',
    category: 'orders',
    keywords: 'return money back credit note',
    views: 276,
    helpful: 70,
    unhelpful: 9,
    age: 301.3,
  },
  {
    about: 'locked',
    category: 'billing',
    keywords: 'edit sent invoice correct void',
    views: 187,
    helpful: 41,
    unhelpful: 12,
    age: 244.8,
  },
  {
    about: 'publish',
    category: 'products',
    keywords: 'draft visible schedule checklist',
    views: 77,
    helpful: 18,
    unhelpful: 2,
    age: 240.5,
  },
  {
    about: 'undo',
    category: 'records',
    keywords: 'revert mistake history',
    views: 322,
    helpful: 104,
    unhelpful: 3,
    age: 330.6,
  },
  {
    about: 'bin',
    category: 'records',
    keywords: 'trash deleted recover',
    views: 164,
    helpful: 52,
    unhelpful: 1,
    age: 330.5,
  },
  {
    about: 'bulk',
    category: 'records',
    keywords: 'mass edit selection',
    views: 143,
    helpful: 37,
    unhelpful: 4,
    age: 212.9,
  },
  {
    about: 'import',
    category: 'records',
    keywords: 'csv excel upload spreadsheet',
    views: 205,
    helpful: 48,
    unhelpful: 8,
    age: 212.7,
  },
  {
    about: 'twoFactor',
    category: 'account',
    keywords: '2fa totp authenticator security',
    views: 151,
    helpful: 45,
    unhelpful: 6,
    age: 187.3,
  },
  {
    about: 'viewAs',
    category: 'account',
    keywords: 'impersonate permission',
    views: 42,
    helpful: 11,
    unhelpful: 1,
    age: 187.2,
  },
  {
    about: 'keyboard',
    category: 'keyboard',
    keywords: 'keys hotkeys',
    views: 119,
    helpful: 33,
    unhelpful: 2,
    age: 160.4,
  },
]

/** Returns rows of `articles`: help for the product itself. */
export const sampleArticles = (now: Date) =>
  samples.map(({ about, keywords = '', age, ...sample }, index) => ({
    ...sample,
    keywords,
    id: index + 1,
    status: 'Published' as const,
    position: samples.slice(0, index).filter(({ category }) => category === sample.category).length + 1,
    titleEn: en[about].title,
    bodyEn: en[about].body,
    titleEs: es[about].title,
    bodyEs: es[about].body,
    titleDe: de[about].title,
    bodyDe: de[about].body,
    titleJa: ja[about].title,
    bodyJa: ja[about].body,
    createdAt: ago(now, age),
    updatedAt: ago(now, age),
  }))
