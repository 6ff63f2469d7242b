import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Contraseña olvidada',
  heading: '¿Has olvidado tu contraseña?',
  text: 'Escribe tu correo electrónico. Te enviaremos un enlace para elegir una nueva contraseña.',
  email: 'Correo electrónico',
  submit: 'Enviar enlace',
  sent: 'Revisa tu correo',
  sentText: (email) =>
    `Si hay una cuenta para ${email}, el enlace está en camino. Funciona una vez y es válido durante 30 minutos.`,
  again: 'Usar otra dirección',
  newHeading: 'Elige una nueva contraseña',
  newPassword: 'Nueva contraseña',
  save: 'Guardar contraseña',
  saved: 'Tu contraseña ha cambiado',
  savedText: 'Se ha cerrado tu sesión en todos los dispositivos. Inicia sesión con la nueva contraseña.',
  signIn: 'Iniciar sesión',
  gone: 'Este enlace ya no es válido. Funciona una sola vez y durante 30 minutos.',
  another: 'Solicitar otro enlace',
}
