import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Iniciar sesión',
  heading: 'Inicia sesión en Quarterdeck',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar u ocultar la contraseña',
  submit: 'Iniciar sesión',
  missingEmail: 'Escribe tu correo electrónico',
  missingPassword: 'Escribe tu contraseña',
  wrong: 'El correo y la contraseña no coinciden',
  refused: {
    ACCOUNT_UNVERIFIED: 'Tu correo electrónico aún no está confirmado.',
    ACCOUNT_PENDING:
      'Tu cuenta está pendiente de aprobación. Recibirás un correo cuando un administrador haya decidido.',
    ACCOUNT_BANNED: 'Esta cuenta está bloqueada y se han cerrado sus sesiones. Consulta a un administrador.',
    ACCOUNT_REJECTED:
      'Esta cuenta no fue aprobada. El motivo está en el correo que recibiste; si es un error, consulta a un administrador.',
    other: 'Esta cuenta no puede iniciar sesión. Consulta a un administrador.',
  },
  capsLock: 'Bloq Mayús está activado',
  remember: 'Mantener la sesión iniciada',
  forgot: '¿Has olvidado tu contraseña?',
  noAccount: '¿Aún no tienes cuenta?',
  register: 'Regístrate',
  passkey: 'Iniciar sesión con una clave de acceso',
  tooOften: 'Ha habido demasiados intentos fallidos.',
  tryNow: 'Ya puedes volver a intentarlo.',
  wait: (seconds) => `Inténtalo de nuevo en ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.`,
  resetInstead: 'Restablecer la contraseña',
  confirmNow: 'Introducir el código del correo',
  first: {
    heading: 'Te damos la bienvenida a Quarterdeck',
    text: 'Esta instalación está vacía. Crea primero a su propietario, que puede hacerlo todo y dar de alta a los demás.',
    name: 'Tu nombre',
    passwordHint: 'Al menos 10 caracteres',
    submit: 'Crear propietario e iniciar sesión',
  },
  sample: {
    title: 'Cuentas de muestra',
    text: 'Esta instalación contiene datos de muestra. Elige con qué cuenta entrar.',
    use: (role) => `Entrar como ${role}`,
    roles: {
      owner: 'Propietario',
      admin: 'Administrador',
      manager: 'Gerente',
      support: 'Soporte',
      viewer: 'Solo lectura',
    },
  },
}
