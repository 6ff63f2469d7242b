import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  title: 'Registrieren',
  heading: 'Konto erstellen',
  intro: 'Jedes neue Konto wird von der Administration freigegeben.',
  invited: (inviter, role) => `${inviter} hat Sie eingeladen. Ihre Zugriffsrolle: ${role}.`,
  roles: { owner: 'Inhaber', admin: 'Administrator', manager: 'Manager', support: 'Support', viewer: 'nur lesen' },
  headingInvited: 'Willkommen an Bord',
  name: 'Ihr Name',
  email: 'E-Mail-Adresse',
  password: 'Passwort',

  submit: 'Konto erstellen',
  accept: 'Annehmen und beginnen',
  known: 'Sie haben bereits ein Konto?',
  signIn: 'Anmelden',
  gone: 'Diese Einladung gilt nicht mehr',
  goneText:
    'Vielleicht ist sie abgelaufen, zurückgezogen oder bereits angenommen worden. Bitten Sie um eine neue Einladung.',
}
