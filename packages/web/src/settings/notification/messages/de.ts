import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  events: {
    title: 'Worüber Sie benachrichtigt werden',
    text: 'Unter der Glocke, sofort per E-Mail oder einmal am Tag gesammelt. Änderungen werden gleich gespeichert.',
    label: 'Ereignisse und wie Sie davon erfahren',
    event: 'Ereignis',
    channel: (event, channel) => `${event}: ${channel}`,
    always: 'Immer',
  },
  channels: { product: 'Glocke', mail: 'E-Mail', digest: 'Übersicht' },
  groups: { work: 'Arbeit', people: 'Personen', security: 'Sicherheit' },
  names: {
    mentioned: 'Jemand erwähnt Sie in einer Notiz',
    job_done: 'Ein langer Auftrag von Ihnen ist fertig oder fehlgeschlagen',
    order_new: 'Eine Bestellung ist neu',
    order_returned: 'Eine Bestellung wird zurückgesandt',
    refunded: 'Geld wird erstattet',
    stock_low: 'Ein Produkt wird knapp',
    ticket_new: 'Ein Ticket wird eröffnet',
    invoice_overdue: 'Eine Rechnung ist überfällig',
    payment_failed: 'Eine Zahlung für Ihren Tarif ist fehlgeschlagen',
    subscription_ended: 'Ihr Abonnement ist beendet',
    user_pending: 'Jemand wartet auf Freigabe',
    access_asked: 'Jemand bittet um Zugriff',
    access_answered: 'Ihre Bitte um Zugriff wird beantwortet',
  },
  security: 'Anmeldungen auf neuen Geräten, Passwörter, zweite Faktoren, Schlüssel und Zugriff',
  times: {
    title: 'Zeiten',
    text: 'Wann E-Mails Sie erreichen, in Ihrer Ortszeit. E-Mails zur Sicherheit warten nicht.',
    quiet: 'Ruhezeit',
    quietText: 'E-Mails warten, bis die Ruhezeit vorbei ist.',
    from: 'Von',
    to: 'Bis',
    digest: 'Übersicht um',
    zone: (zone: string) => `Es gilt die Zeit in ${zone}.`,
    changeZone: 'Zeitzone ändern',
  },
}
