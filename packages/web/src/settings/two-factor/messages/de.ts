import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('de')

export const de: Translated<typeof en> = {
  dueNow: 'Ihre Rolle verlangt jetzt Zwei-Faktor-Authentifizierung. Schalten Sie sie ein, um Ihren Zugang zu behalten.',
  due: (day) => `Ihre Rolle verlangt Zwei-Faktor-Authentifizierung ab dem ${day}.`,
  app: {
    title: 'Authenticator-App',
    text: 'Nach dem Passwort verlangt die Anmeldung auch einen Code aus einer App wie Aegis, Google Authenticator oder 1Password.',
  },
  on: 'Ein',
  off: 'Aus',
  turnOn: 'Einschalten',
  passwordText: 'Geben Sie zuerst Ihr Passwort ein.',
  password: 'Passwort',
  show: 'Passwort anzeigen',
  next: 'Weiter',
  scan: 'Scannen Sie diesen Code mit Ihrer App oder tippen Sie den Schlüssel ein.',
  qr: 'QR-Code für Ihre Authenticator-App',
  secret: 'Schlüssel',
  enter: 'Geben Sie die sechs Ziffern ein, die die App jetzt anzeigt.',
  code: 'Code',
  confirm: 'Bestätigen und einschalten',
  wrongCode: 'Dieser Code ist falsch oder wurde schon benutzt',
  clock: 'Werden Codes abgelehnt, prüfen Sie, ob die Uhr Ihres Telefons automatisch gestellt wird.',
  codesLeft: (count) => {
    if (count === 0) return 'Keine Wiederherstellungscodes übrig'
    return count === 1 ? '1 Wiederherstellungscode übrig' : `${number(count)} Wiederherstellungscodes übrig`
  },
  codesText: 'Mit jedem Wiederherstellungscode können Sie sich einmal ohne Ihr Telefon anmelden.',
  renew: 'Neue Wiederherstellungscodes',
  renewText: 'Die zehn alten Codes gelten sofort nicht mehr. Geben Sie Ihr Passwort ein, um neue zu erhalten.',
  turnOff: 'Ausschalten',
  turnOffText: 'Geben Sie einen Code aus Ihrer App ein. Danach genügt zur Anmeldung Ihr Passwort.',
  turnedOff: 'Zwei-Faktor-Authentifizierung ist aus',
  codesTitle: 'Ihre Wiederherstellungscodes',
  codesOnce: 'Bewahren Sie sie sicher und getrennt von Ihrem Telefon auf. Sie werden nur dieses eine Mal angezeigt.',
  fileTitle: (email) => `Quarterdeck-Wiederherstellungscodes für ${email}. Jeder gilt einmal.`,
  fileName: 'quarterdeck-wiederherstellungscodes',
  download: 'Herunterladen',
  print: 'Drucken',
  kept: 'Ich habe diese Codes sicher verwahrt',
  done: 'Fertig',
  policy: {
    title: 'Wer sie haben muss',
    text: 'Verlangen Sie sie ab einem Tag von bestimmten Zugriffsrollen. Bis dahin wird erinnert, danach wird sie nach der Anmeldung eingerichtet.',
    roles: 'Zugriffsrollen',
    names: { owner: 'Inhaber', admin: 'Administrator', manager: 'Manager', support: 'Support', viewer: 'Betrachter' },
    from: 'Ab',
    fromHint: 'Lassen Sie den Leuten ein paar Tage Zeit.',
    save: 'Speichern',
    saved: 'Anforderung gespeichert',
  },
}
