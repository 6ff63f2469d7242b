import { catalogue } from '../../../kit/lib/i18n/catalogue.ts'

export const openingMessages = catalogue({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  ja: () => import('./ja.ts'),
})
