import { catalogue } from '../../lib/i18n/catalogue.ts'

/** What all of support says in common: to customers and to staff. */
export const supportMessages = catalogue({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  ja: () => import('./ja.ts'),
})
