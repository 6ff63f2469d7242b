import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Tu sesión ha terminado',
  text: 'Vuelve a iniciar sesión para continuar. No se ha perdido nada de lo que has escrito.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión y continuar',
  leave: 'Salir',
  wait: (seconds) => `Inténtalo de nuevo en ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.`,
}
