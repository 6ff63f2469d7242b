import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Registro',
  heading: 'Crea tu cuenta',
  intro: 'Un administrador aprueba cada cuenta nueva.',
  invited: (inviter, role) => `${inviter} te ha invitado como ${role}.`,
  roles: {
    owner: 'propietario',
    admin: 'administrador',
    manager: 'gerente',
    support: 'soporte',
    viewer: 'solo lectura',
  },
  headingInvited: 'Te damos la bienvenida',
  name: 'Tu nombre',
  email: 'Correo electrónico',
  password: 'Contraseña',

  submit: 'Crear cuenta',
  accept: 'Aceptar y empezar',
  known: '¿Ya tienes una cuenta?',
  signIn: 'Inicia sesión',
  gone: 'Esta invitación ya no es válida',
  goneText: 'Puede que haya caducado, o que se haya retirado o aceptado. Pide otra a quien te invitó.',
}
