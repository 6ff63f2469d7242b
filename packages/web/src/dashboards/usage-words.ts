import { factsOf, isEntity, namesIn } from '@quarterdeck/contract/core/entities'
import type { Locale } from '../lib/i18n/locale.ts'

/** The kind of record by which something is called: its own, or the one that it is kept with, as cards are with boards. */
const ownerOf = (screen: string): string => (isEntity(screen) ? (factsOf(screen).keptWith ?? screen) : screen)

/** How that is called what the product was asked for: a kind of record by its name, anything else as its path has it. */
export const screenWords = (locale: Locale) => {
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

/** What was done with it: `Orders: change`, `Invoices: /send`, `Boards: /cards/move`, `Tickets: create /messages`. */
export const actionWords = (locale: Locale, ways: Ways) => {
  const screenOf = screenWords(locale)
  return (action: string): string => {
    const [method = '', path = ''] = action.split(' ')
    const [, screen = '', ...more] = path.split('/')
    const way = more.length > 0 ? '' : (ways[method as keyof Ways] ?? method)
    const below = ownerOf(screen) === screen ? more : [screen, ...more]
    const place = below.length > 0 ? `/${below.join('/')}` : ''
    return `${screenOf(screen)}: ${[way, place].filter(Boolean).join(' ')}`
  }
}
