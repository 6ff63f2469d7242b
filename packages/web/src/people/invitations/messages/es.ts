import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Invitar a personas',
  email: 'Correo electrónico',
  role: 'Rol de acceso',
  language: 'Idioma',
  roles: {
    owner: 'Propietario',
    admin: 'Administrador',
    manager: 'Gerente',
    support: 'Soporte',
    viewer: 'Solo lectura',
  },
  submit: 'Enviar invitación',
  invited: (email) => `Invitación enviada a ${email}`,
  open: 'Invitaciones abiertas',
  none: 'No hay invitaciones sin responder.',
  by: (name) => `de ${name}`,
  until: (date) => `válida hasta el ${date}`,
  expired: 'Caducada',
  copyOf: (email) => `Copiar el enlace para ${email}`,
  copied: 'Enlace copiado',
  resendTo: (email) => `Volver a enviar la invitación a ${email}`,
  resent: (email) => `Invitación enviada de nuevo a ${email}`,
  revokeOf: (email) => `Retirar la invitación de ${email}`,
  revoked: (email) => `Invitación de ${email} retirada`,
}
