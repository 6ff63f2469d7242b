import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Startseite',
  heading: 'Das ganze Geschäft von einem Deck aus',
  text: 'Benutzer, Katalog, Bestellungen, Rechnungen und Tickets in einer ruhigen, schnellen Verwaltung. Jede Änderung ist nachvollziehbar und lässt sich zurücknehmen.',
  open: 'Quarterdeck öffnen',
}
