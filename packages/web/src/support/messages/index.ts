import { catalogue } from '../../kit/lib/i18n/catalogue.ts'

/** Texts shared by the help center and the support screens of staff. */
export const supportMessages = catalogue({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  de: () => import('./de.ts'),
  ja: () => import('./ja.ts'),
})
