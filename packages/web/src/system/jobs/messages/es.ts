import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

const records = (count: number) => (count === 1 ? '1 registro' : `${number(count)} registros`)

export const es: Translated<typeof en> = {
  title: 'Tareas en segundo plano',
  emptyTitle: 'Todavía no se ha hecho nada en segundo plano',
  emptyText: 'Aquí aparecen los cambios de muchos registros, con su progreso; se pueden deshacer durante 30 días.',
  more: 'Mostrar anteriores',
  system: 'Sistema',
  what: {
    edit: (entity) => `Cambiar ${entity}`,
    delete: (entity) => `Eliminar ${entity}`,
    restore: (entity) => `Restaurar ${entity}`,
    undo: (entity) => `Deshacer cambios de ${entity}`,
    import: (entity) => `Importar ${entity}`,
    cleaning: () => 'Vaciar la papelera y limpiar',
  },
  states: {
    waiting: 'En espera',
    running: 'En curso',
    done: 'Hecho',
    failed: 'Fallido',
    cancelled: 'Detenido',
  },
  undone: 'Deshecho',
  progress: (done, total) => `${number(done)} de ${number(total)}`,
  progressLabel: 'Progreso',
  changed: (count) => records(count),
  refused: (count) => `${records(count)} sin cambios`,
  cancelOf: (what) => `Cancelar: ${what}`,
  undoOf: (what) => `Deshacer: ${what}`,
  download: 'Descargar todo como CSV',
  fileName: 'sin-cambios',
  reasons: {
    changed: 'Alguien lo ha cambiado desde entonces',
    gone: 'Ya no existe',
    forbidden: 'Solo un propietario puede modificar a un propietario',
    last_owner: 'Debe haber al menos un propietario activo',
    taken: 'Otro registro tiene este valor',
    date_order: 'Las fechas quedarían en un orden incorrecto',
    unknown_record: 'Se refiere a un registro que no existe',
  },
}
