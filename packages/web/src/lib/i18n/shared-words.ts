import { catalogue } from './catalogue.ts'

/** Messages shared with mails. */
export const sharedWords = catalogue({
  en: () => import('@quarterdeck/contract/core/words/en'),
  es: () => import('@quarterdeck/contract/core/words/es'),
  de: () => import('@quarterdeck/contract/core/words/de'),
  ja: () => import('@quarterdeck/contract/core/words/ja'),
})
