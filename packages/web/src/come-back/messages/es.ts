import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Cuenta cerrada',
  heading: 'Tu cuenta está cerrada',
  delete: (day: string) => `Pediste eliminar tu cuenta. Se eliminará el ${day}, a menos que vuelvas.`,
  deactivate: (day: string) => `Desactivaste tu cuenta. Puedes volver hasta el ${day}.`,
  over: 'Los 30 días para volver han pasado.',
  overAsk: 'Pide a un administrador que reabra tu cuenta.',
  overGone: 'Tu cuenta está a punto de anonimizarse.',
  return: 'Volver a mi cuenta',
  stay: 'No volver',
  signOut: 'Cerrar sesión',
  download: 'Descargar tus datos',
  returned: 'Te damos la bienvenida de nuevo',
  returnedText: 'Tu cuenta vuelve a estar abierta. Las claves de API siguen revocadas.',
}
