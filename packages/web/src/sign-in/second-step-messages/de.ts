import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const de: Translated<typeof en> = {
  app: 'Geben Sie den sechsstelligen Code ein, den Ihre Authenticator-App anzeigt.',
  recovery: 'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder gilt einmal.',
  code: 'Code',
  recoveryCode: 'Wiederherstellungscode',
  trust: 'Auf diesem Gerät 30 Tage lang nicht fragen',
  submit: 'Anmelden',
  useRecovery: 'Wiederherstellungscode verwenden',
  useApp: 'Authenticator-App verwenden',
  startOver: 'Von vorn beginnen',
  wrong: 'Das ist nicht der Code. Warten Sie auf den nächsten, falls er gerade gewechselt hat.',
  over: 'Das hat zu lange gedauert, oder es waren zu viele Versuche. Beginnen Sie von vorn.',
}
