import { catalogue } from '../../lib/i18n/catalogue.ts'

export const recordMessages = catalogue({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  ja: () => import('./ja.ts'),
})
