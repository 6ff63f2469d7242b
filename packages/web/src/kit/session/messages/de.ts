import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  forbidden: {
    title: 'Sie haben darauf keinen Zugriff',
    text: (permission) => `Dafür ist die Berechtigung „${permission}“ nötig, die Ihre Zugriffsrolle nicht hat.`,
    ask: 'Um Zugriff bitten',
    reason: 'Wofür brauchen Sie ihn?',
    send: 'Anfrage senden',
    asked: 'Sie haben um Zugriff gebeten. Wer ihn geben darf, weiß davon, und Sie werden von der Antwort hören.',
  },
  fresh: {
    title: 'Bestätigen Sie, dass Sie es sind',
    text: 'Dieser Schritt betrifft die Sicherheit Ihres Kontos. Geben Sie Ihr Passwort ein, um fortzufahren.',
    password: 'Passwort',
    show: 'Passwort anzeigen',
    go: 'Weiter',
  },
}
