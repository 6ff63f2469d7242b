import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Ajustes de la cuenta',
  sections: {
    profile: 'Información del perfil',
    security: 'Seguridad',
    billing: 'Plan y facturación',
    twoFactor: 'Autenticación en dos pasos',
    notification: 'Notificaciones',
    social: 'Redes sociales',
    deactivation: 'Desactivar la cuenta',
  },
}
