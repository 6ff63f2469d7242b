import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Confirma que eres tú',
  text: 'Este paso afecta a la seguridad de tu cuenta. Introduce tu contraseña para continuar.',
  password: 'Contraseña',
  show: 'Mostrar la contraseña',
  go: 'Continuar',
}
