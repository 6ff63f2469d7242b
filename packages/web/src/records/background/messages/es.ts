import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

const records = (count: number, one: string, many: string) =>
  count === 1 ? `1 registro ${one}` : `${number(count)} registros ${many}`

export const es: Translated<typeof en> = {
  progress: (done, total) => `${number(done)} de ${number(total)}`,
  done: {
    edit: (count) => records(count, 'modificado', 'modificados'),
    delete: (count) => records(count, 'eliminado', 'eliminados'),
    restore: (count) => records(count, 'restaurado', 'restaurados'),
    undo: (count) => records(count, 'revertido', 'revertidos'),
  },
  stopping: 'Se detendrá tras el paso en curso…',
  cancelled: (count) => `Detenido. Hasta entonces: ${records(count, 'modificado', 'modificados')}.`,
  refused: (count) =>
    `${records(count, 'sin cambios', 'sin cambios')}. En «Tareas en segundo plano» se indica cuáles y por qué.`,
  failed: 'La tarea en segundo plano ha fallado',
}
