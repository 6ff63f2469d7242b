import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  show: 'Mostrar',
  notice: {
    changed: (name) => `${name} acaba de modificar este registro.`,
    deleted: (name) => `${name} acaba de eliminar este registro.`,
    someone: 'Alguien',
    kept: 'Lo que has escrito sigue aquí. Al guardar se combinan ambos cambios; si coinciden en un campo, tú decides.',
    look: 'Ver los cambios',
    title: 'Qué ha cambiado',
  },
}
