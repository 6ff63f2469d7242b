import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  about: (records) => `ca. ${records}`,
  title: {
    edit: (records) => `${records} ändern`,
    adjust: (records) => `${records} anpassen`,
    delete: (records) => `${records} löschen`,
    restore: (records) => `${records} wiederherstellen`,
  },
  text: {
    edit: 'Bis Sie bestätigen, ändert sich nichts.',
    adjust: 'Bis Sie bestätigen, ändert sich nichts.',
    delete: 'Aus dem Papierkorb lassen sie sich 30 Tage lang wiederherstellen.',
    restore: 'Sie kommen so zurück, wie sie beim Löschen waren.',
  },
  field: 'Feld',
  value: 'Neuer Wert',
  choose: 'Auswählen',
  noMatch: 'Nichts gefunden',
  clear: 'Leeren',
  reason: 'Grund (optional)',
  reasonHint: 'Wird im Verlauf jedes Datensatzes festgehalten.',
  waits: 'Sobald das ausgefüllt ist, steht hier, was sich ändern würde.',
  preview: 'Vorschau',
  changing: (count) => (count === 1 ? '1 ändert sich' : `${number(count)} ändern sich`),
  already: (count) => (count === 1 ? '1 ist schon so' : `${number(count)} sind schon so`),
  nothing: 'Es würde sich nichts ändern.',
  refused: (count, isExact) => {
    if (!isExact) return `Mindestens ${number(count)} bleiben, wie sie sind`
    return count === 1 ? '1 bleibt, wie es ist' : `${number(count)} bleiben, wie sie sind`
  },
  more: (count) => `und ${number(count)} weitere`,
  sample: 'Zum Beispiel',
  becomes: 'wird zu',
  sums: (field) => `„${field}“ der Auswahl`,
  stale: (count) =>
    count === 1
      ? 'Seit dieser Vorschau wurde 1 Datensatz geändert.'
      : `Seit dieser Vorschau wurden ${number(count)} Datensätze geändert.`,
  again: 'Neue Vorschau',
  anyway: 'Trotzdem anwenden',
  unchanged: 'Es war nichts zu ändern',
  rule: {
    way: 'Änderung',
    ways: {
      raise: 'Um Prozent erhöhen',
      lower: 'Um Prozent senken',
      add: 'Betrag hinzufügen',
      subtract: 'Betrag abziehen',
      set: 'Auf Betrag setzen',
    },
    percent: 'Prozent',
    amount: 'Betrag',
    noNumber: 'Das ist keine Zahl',
    rounding: 'Rundung',
    exact: 'Auf den Cent',
    multiple: (step) => `Auf ${step}`,
    ends: (ending) => `Auf die nächste Endung ${ending}`,
  },
  /** Why an amount stays, by the code of the rule that it would break. */
  beyond: { too_small: 'Wäre kleiner als null', too_big: 'Wäre mehr als erlaubt' },
}
