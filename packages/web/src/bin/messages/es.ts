import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  about: (days) => `Se borran definitivamente ${days} días después de eliminarse.`,
  search: 'Buscar en lo eliminado',
  restore: 'Restaurar',
  system: 'Sistema',
  fields: {
    title: 'Nombre',
    actor: 'Eliminado por',
    reason: 'Motivo',
    deletedAt: 'Eliminado',
    expiresAt: 'Borrado definitivo',
  },
  emptyTitle: 'La papelera está vacía',
  emptyText: (days) => `Lo que se elimina se puede restaurar desde aquí durante ${days} días.`,
}
