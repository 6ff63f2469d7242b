import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Postausgang',
  about: 'Die E-Mails, die Quarterdeck geschrieben hat. Ohne Mailserver bleiben sie hier und können gelesen werden.',
  search: 'Nach Adresse oder Betreff suchen',
  fields: { subject: 'Betreff', to: 'An', state: 'Status', createdAt: 'Geschrieben' },
  states: {
    waiting: 'Wartet',
    sending: 'Wird gesendet',
    sent: 'Gesendet',
    failed: 'Fehlgeschlagen',
    unclear: 'Ungewiss',
  },
  open: (subject) => `Lesen: ${subject}`,
  again: 'Erneut senden',
  sentAgain: 'Die E-Mail ist wieder unterwegs',
  follow: 'Dem Link folgen',
  closed: 'Wer diese E-Mail liest, kommt hinein. Sie wird nicht gezeigt oder nicht mehr aufbewahrt.',
  trouble: (reason) => `Der Mailserver meldete: ${reason}`,
  emptyTitle: 'Noch wurde keine E-Mail geschrieben',
  emptyText: 'Einladungen, Bestätigungen und Hinweise erscheinen hier.',
}
