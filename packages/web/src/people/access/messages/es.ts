import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Roles y permisos',
  about: 'Qué puede ver y cambiar cada rol de acceso. El servidor se rige por esta tabla.',
  permission: 'Permiso',
  people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
  yes: 'Permitido',
  no: 'No permitido',
  requests: 'Peticiones de acceso',
  asks: (permission) => `pide «${permission}»`,
  role: (name) => `Rol de acceso para ${name}`,
  grant: 'Dar acceso',
  decline: 'Rechazar',
  granted: (name, role) => `${name} tiene ahora el rol de acceso ${role}`,
  declined: (name) => `Se rechazó la petición de ${name}`,
}
