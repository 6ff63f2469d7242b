import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'E-Mail-Adresse bestätigen',
  heading: 'E-Mail-Adresse bestätigen',
  text: (email) =>
    `Geben Sie den sechsstelligen Code ein, der an ${email || 'Ihre Adresse'} gesendet wurde. Er gilt 15 Minuten.`,
  code: 'Code',
  digit: (place) => `Ziffer ${place} von 6`,
  submit: 'Bestätigen',
  wrong: (left) =>
    left === 1
      ? 'Das ist nicht der Code. Sie haben noch einen Versuch.'
      : `Das ist nicht der Code. Sie haben noch ${left} Versuche.`,
  expired: 'Dieser Code gilt nicht mehr. Fordern Sie einen neuen an.',
  over: 'Diese Registrierung ist abgelaufen. Bitte registrieren Sie sich erneut.',
  resend: 'Neuen Code senden',
  resendIn: (seconds) => `Neuer Code in ${seconds} s möglich`,
  resent: (email) => `Ein neuer Code ist unterwegs an ${email}`,
  change: 'Andere Adresse verwenden',
  email: 'E-Mail-Adresse',
  send: 'Code senden',
  done: 'Ihre Adresse ist bestätigt',
  doneText: 'Nun wird Ihr Konto von der Administration geprüft. Sie erhalten eine E-Mail, sobald es freigegeben ist.',
  none: 'Hier gibt es nichts zu bestätigen',
  noneText: 'Folgen Sie dem Link in der E-Mail, oder registrieren Sie sich, um einen Code zu erhalten.',
  register: 'Registrieren',
}
