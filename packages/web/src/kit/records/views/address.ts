import type { Me } from '@quarterdeck/contract/account/me'
import { parseSearch, type SearchParams, toPairs } from '../../lib/search-params.ts'
import { browserStorage } from '../../lib/storage.ts'
import { layoutParameters } from '../../ui/data-table/use-layout.ts'

/** The parameter of an address that names the view that was opened; `all` is the list as it is. */
const viewParameter = 'view'
const noView = 'all'

/** Parameters of the address of a list that are not the list's own. */
export const listParameters = [...layoutParameters, viewParameter, 'peek']

/** Parameters of an address that no view keeps: page and opened record. */
const passing = new Set([viewParameter, 'page', 'at', 'peek'])

type Search = Readonly<Record<string, unknown>>
export type ListName = keyof Me['lists']

/** Returns the part of an address that a view keeps, always in the same order. */
export const searchOf = (search: Search): string => {
  const own = toPairs(search).filter(([name]) => !passing.has(name))
  const parameters = new URLSearchParams(own.map(([name, value]) => [name, value]))
  parameters.sort()
  return parameters.toString()
}

/** Parameters that remain the person's own where a view does not set them. */
const personal = ['columns', 'density', 'shape']

/** Returns true where an address shows something else than a view. */
export const differsFromView = (search: Search, saved: string): boolean => {
  const view = parseSearch(saved)
  const said = Object.entries(search).filter(([name]) => !personal.includes(name) || name in view)
  return searchOf(Object.fromEntries(said)) !== searchOf(view)
}

export const viewAddressOf = (id: number, saved: string): SearchParams => ({
  ...parseSearch(saved),
  [viewParameter]: String(id),
})

export const wholeList: SearchParams = { [viewParameter]: noView }

/** The view that an address was opened as. */
export const openedView = (search: Search): number | undefined => Number(search[viewParameter]) || undefined

const keyOf = (list: ListName) => `opens.${list}`

/** Remembers what opens with a list, so that the next visit need not wait for it. */
export const rememberDefaultView = (list: ListName, view: { id: number; search: string } | null | undefined): void => {
  if (view) browserStorage.set(keyOf(list), JSON.stringify([view.id, view.search]))
  else browserStorage.remove(keyOf(list))
}

/** The address that a bare one leads to: that of the person's default view; undefined where there is none. */
export const defaultViewOf = (list: ListName, search: Search): SearchParams | undefined => {
  if (Object.keys(search).length > 0) return undefined
  try {
    const [id, saved] = JSON.parse(browserStorage.get(keyOf(list)) ?? '[]')
    return typeof id === 'number' && typeof saved === 'string' ? viewAddressOf(id, saved) : undefined
  } catch {
    return undefined
  }
}
