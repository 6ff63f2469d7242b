import { type Noted, namesIn } from '../entities.ts'
import type { Permission } from '../permission.ts'
import { dayInWords, permissionInWords, type Words } from './index.ts'

const roles: Words['roles'] = {
  owner: 'Inhaber',
  admin: 'Administrator',
  manager: 'Manager',
  support: 'Support',
  viewer: 'Nur Lesen',
}
const named = (permission: unknown) => permissionInWords(de, permission as Permission)
const day = (at: unknown) => dayInWords('de', at)
const several = (count: unknown, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)
/** Names of records with notes, as used in notices. */
const ofEach: Readonly<Record<Noted, string>> = {
  users: 'Benutzer',
  orders: 'Bestellung',
  products: 'Produkt',
  invoices: 'Rechnung',
  expenses: 'Ausgabe',
  enrolments: 'Anmeldung',
  applicants: 'Bewerbung',
  tickets: 'Ticket',
  cards: 'Karte',
}
const noted = (entity: unknown, record: unknown) => `${ofEach[entity as Noted]} ${record}`

export const de: Words = {
  roles,
  resources: {
    ...namesIn('de'),
    changes: 'Verlauf',
    imports: 'Importe',
    views: 'Gespeicherte Ansichten',
    notices: 'Benachrichtigungen',
    outbox: 'Postausgang',
    work: 'Systemaufgaben',
    backups: 'Sicherungen',
    billing: 'Tarif und Abrechnung',
    company: 'Unternehmen',
    support: 'Support-Einstellungen',
    incidents: 'Störungen',
    analytics: 'Analyse',
  },
  actions: {
    read: 'ansehen',
    write: 'bearbeiten',
    delete: 'löschen',
    access: 'Zugriff vergeben',
    impersonate: 'als jemand anderes ansehen',
    refund: 'erstatten',
    undo: 'rückgängig machen',
    run: 'ausführen',
    share: 'teilen',
  },
  notices: {
    mentioned: ({ by, entity, record }) => `${by} hat Sie in einer Notiz zu ${noted(entity, record)} erwähnt`,
    job_done: ({ kind, state, changed }) => {
      if (state === 'failed') return 'Hintergrundarbeit fehlgeschlagen'
      if (kind === 'zip' || kind === 'print')
        return state === 'cancelled'
          ? 'Die Datei mit Ihren Rechnungen wurde abgebrochen'
          : `Ihre Datei ist fertig: ${several(changed, 'Rechnung', 'Rechnungen')}`
      const outcome = state === 'cancelled' ? 'wurde abgebrochen' : 'ist fertig'
      if (kind === 'send' || kind === 'remind')
        return `E-Mail-Versand ${outcome}: ${several(changed, 'E-Mail', 'E-Mails')} gesendet`
      return `${kind === 'import' ? 'Ihr Import' : 'Hintergrundarbeit'} ${outcome}: ${several(changed, 'Datensatz', 'Datensätze')} geändert`
    },
    order_new: ({ order, customer }) => `Bestellung ${order} von ${customer} ist neu`,
    order_returned: ({ order, customer }) => `Bestellung ${order} von ${customer} wird zurückgesandt`,
    refunded: ({ by, order }) => `${by} hat Bestellung ${order} erstattet`,
    stock_low: ({ title, stock }) =>
      stock === 0 ? `${title} ist ausverkauft` : `${title} wird knapp: noch ${several(stock, 'Stück', 'Stück')}`,
    product_published: ({ title }) => `${title} wurde wie geplant veröffentlicht`,
    ticket_new: ({ subject }) => `Neues Ticket: ${subject}`,
    ticket_assigned: ({ by, subject }) =>
      by ? `${by} hat Ihnen ein Ticket zugewiesen: ${subject}` : `Ihnen wurde ein Ticket zugewiesen: ${subject}`,
    ticket_answered: ({ subject }) => `Der Kunde hat geantwortet: ${subject}`,
    ticket_due: ({ goal, subject }) =>
      `${goal === 'solve' ? 'Ein Ticket muss bald gelöst sein' : 'Eine Antwort ist bald fällig'}: ${subject}`,
    ticket_missed: ({ goal, subject }) =>
      `${goal === 'solve' ? 'Ein Ticket wurde nicht rechtzeitig gelöst' : 'Eine Antwort ist überfällig'}: ${subject}`,
    invoice_overdue: ({ count, invoice }) =>
      count === 1 ? `Rechnung ${invoice} ist überfällig` : `${count} Rechnungen sind überfällig`,
    series_paused: ({ customer, why }) =>
      `Wiederkehrende Rechnung an ${customer} pausiert. ${why === 'customer' ? 'Der Kunde wurde gelöscht' : 'Die nächste Rechnung ließ sich nicht erstellen'}`,
    series_unsent: ({ invoice, customer, why }) =>
      `Rechnung ${invoice} an ${customer} konnte nicht gesendet werden. ${why === 'address' ? 'Der Kunde hat keine E-Mail-Adresse' : 'Dabei ist ein Fehler aufgetreten'}`,
    invoice_viewed: ({ invoice, customer }) => `${customer} hat Rechnung ${invoice} angesehen`,
    user_pending: ({ name }) => `${name} wartet auf Freigabe`,
    access_asked: ({ by, permission }) => `${by} bittet um Zugriff: ${named(permission)}`,
    access_answered: ({ permission, granted }) =>
      granted
        ? `Sie haben jetzt Zugriff: ${named(permission)}`
        : `Ihre Bitte um Zugriff wurde abgelehnt: ${named(permission)}`,
    test_sent: () => 'Dies ist der Test, den Sie angefordert haben',
    new_device: ({ device }) => `Anmeldung an Ihrem Konto auf einem neuen Gerät${device ? `: ${device}` : ''}`,
    password_changed: () => 'Ihr Passwort wurde geändert',
    email_changed: ({ email }) => `Ihre E-Mail-Adresse wurde in ${email} geändert`,
    two_factor_on: () => 'Die Zwei-Faktor-Authentifizierung wurde eingeschaltet',
    two_factor_off: () => 'Die Zwei-Faktor-Authentifizierung wurde ausgeschaltet',
    two_factor_reset: ({ by }) => `${by} hat Ihre Zwei-Faktor-Authentifizierung zurückgesetzt`,
    recovery_codes_renewed: () => 'Ihre Wiederherstellungscodes wurden erneuert',
    recovery_code_used: () => 'Ein Wiederherstellungscode wurde zur Anmeldung benutzt',
    passkey_added: ({ name }) => `Ein Passkey wurde hinzugefügt: ${name}`,
    passkey_removed: ({ name }) => `Ein Passkey wurde entfernt: ${name}`,
    api_key_created: ({ name }) => `Ein API-Schlüssel wurde angelegt: ${name}`,
    api_key_revoked: ({ name }) => `Ein API-Schlüssel wurde widerrufen: ${name}`,
    sessions_ended: () => 'Sie wurden auf Ihren anderen Geräten abgemeldet',
    access_changed: ({ by, role }) => `${by} hat Ihre Zugriffsrolle geändert: ${roles[role as keyof typeof roles]}`,
    viewed_as: ({ by }) => `${by} hat Quarterdeck mit Ihren Augen angesehen`,
    secret_mail_read: ({ by }) => `${by} hat eine E-Mail mit einem Link zu Ihrem Konto gelesen`,
    bank_changed: ({ by }) => `${by} hat die Bankverbindung geändert, auf die Ihre Kunden zahlen`,
    company_changed: ({ by }) => `${by} hat die Angaben zum Unternehmen auf Rechnungen und anderen Belegen geändert`,
    mail_text_changed: ({ by }) => `${by} hat den Text einer E-Mail an Kunden geändert`,
    storage_low: ({ what, left }) =>
      what === 'disk'
        ? `Auf dem Server wird der Speicherplatz knapp: noch ${left} MB frei. Zuerst werden keine Uploads und E-Mails mehr angenommen`
        : `Der Speicherplatz für ${what === 'visits' ? 'Website-Besuche' : what === 'mail' ? 'eingehende E-Mails' : 'Uploads'} ist fast voll: noch ${left} MB frei`,
    backup_overdue: ({ since, reason }) =>
      `${since === '' ? 'Es gibt noch keine brauchbare Sicherung' : `Die letzte brauchbare Sicherung ist vom ${day(since)}`}${reason === '' ? '' : `: ${reason}`}`,
    upgraded: ({ version }) =>
      `Quarterdeck wurde auf Version ${version} aktualisiert. Neuerungen finden Sie auf der Seite System`,
    mailbox_unreadable: ({ mailbox, reason }) => `Das Postfach ${mailbox} kann nicht gelesen werden: ${reason}`,
    mail_stuck: ({ reason }) => `Es gehen keine E-Mails mehr hinaus: ${reason}`,
    deactivated: ({ kind, until }) =>
      kind === 'delete'
        ? `Ihr Konto ist geschlossen und wird am ${day(until)} gelöscht. Melden Sie sich vorher an, um zurückzukehren`
        : `Ihr Konto ist deaktiviert. Melden Sie sich bis zum ${day(until)} an, um zurückzukehren`,
    leaving_soon: ({ kind, until }) =>
      kind === 'delete'
        ? `Ihr Konto wird am ${day(until)} gelöscht. Heute können Sie sich zum letzten Mal anmelden und zurückkehren`
        : `Melden Sie sich bis zum ${day(until)} an, um zurückzukehren. Danach kann nur die Administration Ihr Konto wieder öffnen`,
    returned: () => 'Ihr Konto ist wieder offen',
  },
}
