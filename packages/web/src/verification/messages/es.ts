import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Confirmar correo',
  heading: 'Confirma tu correo electrónico',
  text: (email) =>
    `Introduce el código de seis cifras enviado a ${email || 'tu dirección'}. Es válido durante 15 minutos.`,
  code: 'Código',
  digit: (place) => `Cifra ${place} de 6`,
  submit: 'Confirmar',
  wrong: (left) =>
    left === 1 ? 'Ese no es el código. Te queda un intento.' : `Ese no es el código. Te quedan ${left} intentos.`,
  expired: 'Este código ya no funciona. Solicita otro.',
  over: 'Este registro ha caducado. Regístrate de nuevo.',
  resend: 'Enviar otro código',
  resendIn: (seconds) => `Enviar otro código en ${seconds} s`,
  resent: (email) => `Hay otro código en camino a ${email}`,
  change: 'Usar otra dirección',
  email: 'Correo electrónico',
  send: 'Enviar código',
  done: 'Tu dirección está confirmada',
  doneText: 'Ahora un administrador revisará tu cuenta. Recibirás un correo en cuanto esté aprobada.',
  none: 'No hay nada que confirmar',
  noneText: 'Sigue el enlace del correo o regístrate para recibir un código.',
  register: 'Registrarse',
}
