import type { RecurrenceUnit } from '@quarterdeck/contract/sales/recurrence'
import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')
const series = (count: number) =>
  count === 1 ? '1 wiederkehrende Rechnung' : `${number(count)} wiederkehrende Rechnungen`
const units = { day: 'Tage', week: 'Wochen', month: 'Monate', quarter: 'Quartale', year: 'Jahre' }
const single = { day: 'Täglich', week: 'Wöchentlich', month: 'Monatlich', quarter: 'Vierteljährlich', year: 'Jährlich' }

export const de: Translated<typeof en> = {
  words: {
    many: 'wiederkehrende Rechnungen',
    names: 'serie dauerrechnung',
    bin: 'Gelöschte wiederkehrende Rechnungen',
    added: (count: number) =>
      count === 1 ? '1 neue wiederkehrende Rechnung' : `${number(count)} neue wiederkehrende Rechnungen`,
    removed: (count: number) =>
      count === 1
        ? '1 wiederkehrende Rechnung gehört nicht mehr hierher'
        : `${series(count)} gehören nicht mehr hierher`,
    deleted: (count: number, name: string) =>
      count === 1 ? `Wiederkehrende Rechnung an ${name} gelöscht` : `${series(count)} gelöscht`,
  },
  title: 'Wiederkehrende Rechnung',
  name: (id: string) => `Wiederkehrende Rechnung ${id}`,
  states: { active: 'Aktiv', paused: 'Pausiert', ended: 'Beendet' },
  statuses: { active: 'Aktiv', paused: 'Pausiert' },
  kinds: { draft: 'Als Entwurf speichern', invoice: 'Ausstellen', send: 'Ausstellen und senden' },
  units,
  rule: (unit: RecurrenceUnit, every: number) => (every === 1 ? single[unit] : `Alle ${number(every)} ${units[unit]}`),
  fields: {
    name: 'Name',
    id: 'Wiederkehrende Rechnung',
    state: 'Status',
    status: 'Status',
    pausedBy: 'Automatisch pausiert',
    rule: 'Intervall',
    unit: 'Einheit',
    every: 'Wiederholung alle',
    dayOfMonth: 'Tag im Monat',
    startDate: 'Beginn',
    endDate: 'Ende',
    maxCount: 'Anzahl der Rechnungen',
    termDays: 'Zahlungsziel in Tagen',
    makes: 'An jedem Termin',
    nextDate: 'Nächste Rechnung',
    lastDate: 'Letzte Rechnung',
    skippedDate: 'Zuletzt ausgelassen',
    madeCount: 'Bisher erstellt',
    createdAt: 'Erstellt',
  },
  troubles: {
    customer: 'Pausiert, weil der Kunde gelöscht wurde. Wählen Sie einen anderen Kunden und setzen Sie dann fort.',
    failed:
      'Pausiert, weil sich die nächste Rechnung nicht erstellen ließ. Prüfen Sie den Inhalt und setzen Sie dann fort.',
  },
  list: {
    title: 'Wiederkehrende Rechnungen',
    search: 'Kunden und Referenzen suchen',
    empty: 'Noch keine wiederkehrenden Rechnungen',
    emptyText: 'Jeden Monat dasselbe abrechnen? Beginnen Sie hier oder in einer Rechnung mit „Regelmäßig wiederholen“.',
    create: 'Neue wiederkehrende Rechnung',
  },
  bulk: { records: series, reasons: { unknown_record: 'Der Kunde wurde gelöscht' } },
  form: {
    nameHint: 'Zum Beispiel „Miete“',
    makesHint: {
      draft: 'Sie prüfen und stellen jede selbst.',
      invoice: 'Jede wird an ihrem Tag gestellt. Sie senden sie selbst.',
      send: 'Jede wird an ihrem Tag gestellt und per E-Mail gesendet.',
    },
    noServer: 'Für das automatische Senden fehlt ein Mailserver.',
    periods: (period) =>
      `In Positionen, Anmerkungen und Referenz werden {month}, {year}, {period}, {lastPeriod} und {nextPeriod} in jeder Rechnung ausgefüllt: Aus {period} wird „${period}“.`,
    createTitle: 'Neue wiederkehrende Rechnung',
    editTitle: 'Wiederkehrende Rechnung bearbeiten',
    create: 'Starten',
    created: (name: string) => `Wiederkehrende Rechnung an ${name} gestartet`,
    saved: 'Gespeichert. Die Änderungen gelten ab der nächsten Rechnung.',
    unchanged: 'Es gibt nichts zu speichern',
    readOnly: 'Sie können wiederkehrende Rechnungen nicht ändern.',
    noLines: 'Fügen Sie mindestens eine Position hinzu',
    schedule: 'Zeitplan',
    ends: 'Endet',
    end: { never: 'Nie', on: 'Zu einem Datum', after: 'Nach Anzahl der Rechnungen' },
    usualDay: 'Wie das Startdatum',
    lastDay: 'Letzter Tag (31.)',
    nextDates: 'Nächste Termine',
    noDates: 'Keine weiteren Termine.',
    fromHere: 'Änderungen gelten ab der nächsten Rechnung. Bereits erstellte Rechnungen bleiben, wie sie sind.',
    sheet: { heading: 'Wiederkehrende Rechnung', date: 'Erste Rechnung', nextDate: 'Nächste Rechnung' },
  },
  record: {
    more: 'Weitere Aktionen',
    skip: (day) => `${day} auslassen`,
    end: 'Jetzt beenden',
    now: {
      draft: 'Nächsten Entwurf jetzt anlegen',
      invoice: 'Nächste jetzt stellen',
      send: 'Nächste jetzt stellen und senden',
    },
    nowText: (day) => `Sie trägt das heutige Datum und ersetzt die vom ${day}. Das lässt sich nicht rückgängig machen.`,
    edit: 'Bearbeiten',
    pause: 'Pausieren',
    resume: 'Fortsetzen',
    done: {
      active: 'Fortgesetzt',
      paused: 'Pausiert',
      skipped: 'Termin ausgelassen',
      ended: 'Beendet',
      issued: (id) => `${id} erstellt`,
    },
    next: (day: string) => `Nächste Rechnung ${day}`,
    invoices: 'Rechnungen',
    noInvoices: 'Noch keine Rechnungen',
    schedule: 'Zeitplan',
    days: (count: number) => (count === 1 ? '1 Tag' : `${number(count)} Tage`),
  },
}
