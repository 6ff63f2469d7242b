import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Benachrichtigungen',
  markAll: 'Alles gelesen',
  isNew: 'Neu',
  more: 'Ältere anzeigen',
  empty: 'Alles gelesen',
  emptyText: 'Was Sie betrifft, erscheint hier.',
  settings: 'Einstellungen für Benachrichtigungen',
  change: 'Ändern, worüber Sie benachrichtigt werden',
  why: 'Warum bekomme ich das?',
  because: {
    you: 'Es betrifft Sie selbst oder etwas, das Sie beauftragt haben.',
    security: 'Es betrifft die Sicherheit Ihres Kontos. Das wird immer gemeldet.',
    permission: (permission) => `Ihre Zugriffsrolle hat die Berechtigung „${permission}“.`,
  },
}
