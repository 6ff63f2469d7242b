import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Wo Sie zu finden sind',
  text: 'Ziehen Sie die Links in die Reihenfolge, in der andere sie sehen, oder verschieben Sie sie mit den Pfeilen. Änderungen werden gleich gespeichert.',
  label: 'Ihre Links',
  empty: 'Noch keine Links. Fügen Sie unten den ersten hinzu.',
  network: 'Netzwerk',
  address: 'Name oder Adresse',
  add: 'Link hinzufügen',
  preview: (address) => `Wird zu ${address}`,
  invalid: 'Geben Sie einen Namen wie @name oder die Adresse eines Profils dort ein',
  taken: 'Dieser Link ist schon in Ihrer Liste',
  full: (most) => `Mehr als ${most} Links sind nicht möglich`,
  up: (link) => `${link} nach oben`,
  down: (link) => `${link} nach unten`,
  remove: (link) => `${link} entfernen`,
  moved: (link, place, of) => `${link} steht jetzt an Stelle ${place} von ${of}`,
}
