import { parseRecordReference } from '../../lib/side-panel.ts'
import { rowOf } from './around.ts'

/** The focus goes to the link that leads to the record. @param key the record's place, as written */
export const giveBackFocus = (key: string): void => {
  const place = parseRecordReference(key)
  const link =
    document.querySelector<HTMLElement>(`main [data-record="${CSS.escape(key)}"]`) ??
    (place && rowOf(place)?.querySelector<HTMLElement>('a'))
  link?.focus()
}
