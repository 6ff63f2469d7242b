import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Personen einladen',
  email: 'E-Mail-Adresse',
  role: 'Zugriffsrolle',
  language: 'Sprache',
  roles: { owner: 'Inhaber', admin: 'Administrator', manager: 'Manager', support: 'Support', viewer: 'Nur Lesen' },
  submit: 'Einladung senden',
  invited: (email) => `Einladung an ${email} gesendet`,
  open: 'Offene Einladungen',
  none: 'Es gibt keine unbeantworteten Einladungen.',
  by: (name) => `von ${name}`,
  until: (date) => `gültig bis ${date}`,
  expired: 'Abgelaufen',
  copyOf: (email) => `Link für ${email} kopieren`,
  copied: 'Link kopiert',
  resendTo: (email) => `Einladung an ${email} erneut senden`,
  resent: (email) => `Einladung an ${email} erneut gesendet`,
  revokeOf: (email) => `Einladung von ${email} zurückziehen`,
  revoked: (email) => `Einladung von ${email} zurückgezogen`,
}
