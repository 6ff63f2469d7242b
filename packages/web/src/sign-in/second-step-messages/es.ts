import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  app: 'Introduce el código de seis cifras que muestra tu aplicación de autenticación.',
  recovery: 'Introduce uno de tus códigos de recuperación. Cada uno funciona una vez.',
  code: 'Código',
  recoveryCode: 'Código de recuperación',
  trust: 'No preguntar en este dispositivo durante 30 días',
  submit: 'Iniciar sesión',
  useRecovery: 'Usar un código de recuperación',
  useApp: 'Usar la aplicación de autenticación',
  startOver: 'Empezar de nuevo',
  wrong: 'Ese no es el código. Espera al siguiente si acaba de cambiar.',
  over: 'Ha pasado demasiado tiempo o ha habido demasiados intentos. Empieza de nuevo.',
}
