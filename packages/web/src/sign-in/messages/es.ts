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
    ACCOUNT_PENDING: 'Esta cuenta está pendiente de aprobación.',
    ACCOUNT_BANNED: 'Esta cuenta está bloqueada. Consulta a un administrador.',
    ACCOUNT_REJECTED: 'Esta cuenta fue rechazada. Consulta a un administrador.',
    other: 'Esta cuenta no puede iniciar sesión. Consulta a un administrador.',
  },
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
