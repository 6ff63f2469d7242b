import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  words: { many: 'notas' },
  name: (id) => `Nota ${id}`,
  fields: { text: 'Texto' },
  title: 'Notas',
  new: 'Nueva nota',
  add: 'Añadir nota',
  edit: 'Editar nota',
  delete: 'Eliminar nota',
  placeholder: 'Solo la ve tu equipo. Menciona a alguien con @',
  people: 'Personas que se pueden mencionar',
  none: 'Todavía no hay notas.',
  edited: 'editada',
  added: 'Nota añadida',
  saved: 'Nota guardada',
  deleted: 'Nota eliminada',
  mentions: {
    title: 'Menciones',
    isNew: 'Nueva',
    emptyTitle: 'Nadie te ha mencionado todavía',
    emptyText: 'Cuando alguien escriba @ y tu nombre en una nota, aparecerá aquí.',
  },
}
