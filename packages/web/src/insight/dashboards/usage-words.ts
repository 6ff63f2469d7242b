import { factsOf, isEntity, namesIn } from '@quarterdeck/contract/kit/entities'
import type { Locale } from '../../kit/lib/i18n/locale.ts'

/** Returns the kind whose name is displayed: the screen's own, or that of its parent, such as boards for cards. */
const ownerOf = (screen: string): string => (isEntity(screen) ? (factsOf(screen).permissionsFrom ?? screen) : screen)

/** Returns a function that names a feature of the usage log: the kind of record, or the path if it is none. */
export const featureNames = (locale: Locale) => {
  const names: Readonly<Record<string, string>> = namesIn(locale)
  return (screen: string): string => (isEntity(screen) ? names[ownerOf(screen)] : undefined) ?? `/${screen}`
}

interface Ways {
  readonly POST: string
  readonly PUT: string
  readonly PATCH: string
  readonly DELETE: string
  readonly GET: string
}

/**
 * Returns a function that describes an action of the usage log: `Orders: change`, `Invoices: /send`, `Boards:
 * /cards/move`, `Tickets: create /messages`.
 */
export const actionNames = (locale: Locale, ways: Ways) => {
  const screenOf = featureNames(locale)
  return (action: string): string => {
    const [method = '', path = ''] = action.split(' ')
    const [, screen = '', ...more] = path.split('/')
    const way = more.length > 0 ? '' : (ways[method as keyof Ways] ?? method)
    const below = ownerOf(screen) === screen ? more : [screen, ...more]
    const place = below.length > 0 ? `/${below.join('/')}` : ''
    return `${screenOf(screen)}: ${[way, place].filter(Boolean).join(' ')}`
  }
}
