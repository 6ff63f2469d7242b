import { isEntity, namesIn } from '@quarterdeck/contract/core/entities'
import type { Locale } from '../../lib/i18n/locale.ts'

/** How that is called what the product was asked for: a kind of record by its name, anything else as its path has it. */
export const screenWords = (locale: Locale) => {
  const names: Readonly<Record<string, string>> = namesIn(locale)
  return (screen: string): string => (isEntity(screen) ? names[screen] : undefined) ?? `/${screen}`
}

interface Ways {
  readonly POST: string
  readonly PUT: string
  readonly PATCH: string
  readonly DELETE: string
  readonly GET: string
}

/** What was done with it: `Orders: change`, `Orders: /move`. */
export const actionWords = (locale: Locale, ways: Ways) => {
  const screenOf = screenWords(locale)
  return (action: string): string => {
    const [method = '', path = ''] = action.split(' ')
    const [, screen = '', ...more] = path.split('/')
    const done = more.length > 0 ? `/${more.join('/')}` : (ways[method as keyof Ways] ?? method)
    return `${screenOf(screen)}: ${done}`
  }
}
