import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  dueNow: 'Tu rol exige ahora la autenticación en dos pasos. Actívala para conservar el acceso.',
  due: (day) => `Tu rol exige la autenticación en dos pasos a partir del ${day}.`,
  app: {
    title: 'Aplicación de autenticación',
    text: 'Después de la contraseña se pide también un código de una aplicación como Aegis, Google Authenticator o 1Password.',
  },
  on: 'Activada',
  off: 'Desactivada',
  turnOn: 'Activar',
  passwordText: 'Introduce primero tu contraseña.',
  password: 'Contraseña',
  show: 'Mostrar la contraseña',
  next: 'Continuar',
  scan: 'Escanea este código con tu aplicación o escribe en ella la clave.',
  qr: 'Código QR para tu aplicación de autenticación',
  secret: 'Clave',
  enter: 'Introduce los seis dígitos que muestra ahora la aplicación.',
  code: 'Código',
  confirm: 'Confirmar y activar',
  wrongCode: 'Este código no es correcto o ya se ha usado',
  clock: 'Si se rechazan los códigos, comprueba que la hora del teléfono se ajuste automáticamente.',
  codesLeft: (count) => {
    if (count === 0) return 'No quedan códigos de recuperación'
    return count === 1 ? 'Queda 1 código de recuperación' : `Quedan ${number(count)} códigos de recuperación`
  },
  codesText: 'Cada código de recuperación te deja entrar una vez cuando no tienes el teléfono.',
  renew: 'Nuevos códigos de recuperación',
  renewText: 'Los diez códigos anteriores dejan de valer enseguida. Introduce tu contraseña para obtener otros.',
  turnOff: 'Desactivar',
  turnOffText: 'Introduce un código de tu aplicación. Después bastará con tu contraseña para entrar.',
  turnedOff: 'La autenticación en dos pasos está desactivada',
  codesTitle: 'Tus códigos de recuperación',
  codesOnce: 'Guárdalos en un lugar seguro, lejos del teléfono. Solo se muestran esta vez.',
  fileTitle: (email) => `Códigos de recuperación de Quarterdeck para ${email}. Cada uno vale una vez.`,
  fileName: 'codigos-de-recuperacion-quarterdeck',
  download: 'Descargar',
  print: 'Imprimir',
  kept: 'He guardado estos códigos en un lugar seguro',
  done: 'Listo',
  policy: {
    title: 'Quién debe tenerla',
    text: 'Exígela a ciertos roles de acceso a partir de un día. Hasta entonces se les recuerda; después la configuran tras iniciar sesión.',
    roles: 'Roles de acceso',
    names: { owner: 'Propietario', admin: 'Administrador', manager: 'Gerente', support: 'Soporte', viewer: 'Lector' },
    from: 'Desde',
    fromHint: 'Da unos días para prepararse.',
    save: 'Guardar',
    saved: 'Requisito guardado',
  },
}
