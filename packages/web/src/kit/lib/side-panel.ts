import { type Entity, entities } from '@quarterdeck/contract/kit/entities'
import { type LinkProps, useNavigate, useSearch } from '@tanstack/react-router'

/** Record reference in a URL: `orders/12`. */
export interface RecordReference {
  readonly entity: Entity
  readonly record: string
}

export const placeOf = ({ entity, record }: RecordReference): string => `${entity}/${record}`

/** Parses a record reference; undefined if it is none. */
export const parseRecordReference = (text: unknown): RecordReference | undefined => {
  const [name, record] = String(text ?? '').split('/')
  const entity = entities.find((each) => each === name)
  return entity && record ? { entity, record } : undefined
}

/** Set if the panel was opened from the screen below it, so that closing it navigates back. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly isPanelOpened?: boolean
  }
}

export type Target = Pick<LinkProps, 'to' | 'params' | 'search' | 'state' | 'resetScroll'>

/** Returns the link that opens a record in the side panel of the current screen. */
export const panelLink = (place: RecordReference): Target => ({
  to: '.',
  // The panel stands on any screen, so the parameters of the screen have no type here.
  search: ((search: object) => ({ ...search, peek: placeOf(place) })) as never,
  state: { isPanelOpened: true },
  resetScroll: false,
})

/** Returns functions to open records in the side panel. */
export const usePanel = () => {
  const navigate = useNavigate()
  const { peek: shown }: { peek?: unknown } = useSearch({ strict: false })
  /** Replaces the record in the panel. */
  const replacePanel = (place: RecordReference): Promise<void> =>
    navigate({ ...panelLink(place), state: (state) => state, replace: true })
  const openPanel = (place: RecordReference) => void (shown ? replacePanel(place) : navigate(panelLink(place)))
  return { openPanel, replacePanel }
}

/** Returns the id of the record in the panel, if it is of this entity. */
export const usePanelRecord = (entity: Entity): string | undefined => {
  const { peek }: { peek?: unknown } = useSearch({ strict: false })
  const place = parseRecordReference(peek)
  return place?.entity === entity ? place.record : undefined
}
