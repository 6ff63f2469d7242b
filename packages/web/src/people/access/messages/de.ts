import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Rollen und Berechtigungen',
  about: 'Was jede Zugriffsrolle sehen und ändern darf. Der Server hält sich an diese Tabelle.',
  permission: 'Berechtigung',
  people: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  yes: 'Erlaubt',
  no: 'Nicht erlaubt',
  requests: 'Bitten um Zugriff',
  asks: (permission) => `bittet um „${permission}“`,
  role: (name) => `Zugriffsrolle für ${name}`,
  grant: 'Zugriff geben',
  decline: 'Ablehnen',
  granted: (name, role) => `${name} hat jetzt die Zugriffsrolle ${role}`,
  declined: (name) => `Die Bitte von ${name} wurde abgelehnt`,
}
