import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Cambio de correo electrónico',
  old: 'Aprueba tu nueva dirección',
  oldText: (email: string) => `Tu cuenta pasará a usar ${email}.`,
  approve: 'Aprobar el cambio',
  cancel: 'Cancelar el cambio',
  new: 'Confirma tu dirección',
  newText: (email: string) => `¿Es ${email} tu nueva dirección?`,
  confirm: 'Confirmar la dirección',
  notMine: 'Esta dirección no es mía',
  gone: 'Este enlace ya no es válido',
  goneText: 'El cambio ya se hizo, se canceló o caducó. Puedes volver a pedirlo en tu perfil.',
  waiting: 'Gracias',
  waitingText: 'La dirección cambiará en cuanto la otra también lo acepte. Mira su bandeja de entrada.',
  changed: 'Tu correo electrónico ha cambiado',
  changedText: 'A partir de ahora, inicia sesión con la nueva dirección.',
  cancelled: 'Todo queda como estaba',
  cancelledText: 'La dirección no se ha cambiado. Si no lo pediste tú, elige otra contraseña.',
  onward: 'Abrir Quarterdeck',
  revert: {
    title: 'Recupera tu dirección de correo',
    text: (email: string) =>
      `Tu cuenta volverá a usar ${email}. Se cerrarán todas sus sesiones, se eliminarán las llaves de acceso y las claves de API añadidas desde el cambio y elegirás una nueva contraseña.`,
    go: 'Recuperar mi dirección',
    taken: 'Ahora otra persona usa esta dirección. Pide ayuda a un administrador.',
    gone: 'Este enlace ya no es válido',
    goneText: 'Ya se ha usado o ha caducado. Si no puedes iniciar sesión, pide ayuda a un administrador.',
    onward: 'Abrir Quarterdeck',
  },
}
