import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  showPassword: 'Mostrar u ocultar la contraseña',
  capsLock: 'Bloq Mayús está activado',
  passwordHint: 'Varias palabras son una buena elección',
  toSignIn: 'Volver al inicio de sesión',
}
