import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  subject: 'Betreff',
  text: 'Text',
  hint: '{name} wird zum Namen der jeweiligen Person.',
  going: (count) => (count === 1 ? '1 Person erhält diesen Brief' : `${count} Personen erhalten diesen Brief`),
  left: (count) => (count === 1 ? '1 Person erhält keinen' : `${count} Personen erhalten keinen`),
  none: 'Niemand aus der Auswahl erhält einen Brief.',
  many: 'Wählen Sie bis zu 100 Zeilen einzeln aus oder alle Treffer, wenn es höchstens 1.000 sind, um zu schreiben.',
  why: { gone: 'nicht mehr da', address: 'keine E-Mail-Adresse', twice: 'erhält ihn schon', over: 'schon entschieden' },
  send: 'Senden',
  sent: (count) => (count === 1 ? '1 Brief ist unterwegs' : `${count} Briefe sind unterwegs`),
}
