import { parseRecordReference } from '../../lib/side-panel.ts'
import { findRow } from './list-position.ts'

/** The focus goes to the link that leads to the record. @param key the record's place, as written */
export const restoreRecordFocus = (key: string): void => {
  const place = parseRecordReference(key)
  const link =
    document.querySelector<HTMLElement>(`main [data-record="${CSS.escape(key)}"]`) ??
    (place && findRow(place)?.querySelector<HTMLElement>('a'))
  link?.focus()
}
