import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const records = (count: number) => (count === 1 ? '1 vacante' : `${number(count)} vacantes`)

export const es: Translated<typeof en> = {
  words: {
    many: 'vacantes',
    names: 'vacante puesto empleo plaza',
    bin: 'Vacantes eliminadas',
    records,
    added: (count) => (count === 1 ? '1 vacante nueva' : `${number(count)} vacantes nuevas`),
    removed: (count) =>
      count === 1 ? '1 vacante ya no corresponde aquí' : `${records(count)} ya no corresponden aquí`,
    deleted: (count, title) => (count === 1 ? `Se eliminó «${title}»` : `Se eliminaron ${records(count)}`),
  },
  name: (id) => `Vacante ${id}`,
  fields: {
    name: 'Vacante',
    title: 'Cargo',
    department: 'Departamento',
    place: 'Lugar',
    openings: 'Personas buscadas',
    status: 'Estado',
    openedAt: 'Abierta',
    targetAt: 'Fecha objetivo',
    managerId: 'Responsable',
    description: 'Descripción',
    createdAt: 'Creada',
    risk: 'Respecto al objetivo',
  },
  choices: {
    status: { Draft: 'Borrador', Open: 'Abierta', 'On hold': 'En pausa', Filled: 'Cubierta', Closed: 'Cerrada' },
    risk: { late: 'Fuera de plazo', soon: 'Vence en dos semanas', none: 'En plazo o no abierta' },
  },
  list: {
    title: 'Vacantes',
    search: 'Buscar cargos, departamentos y lugares',
    create: 'Nueva vacante',
    empty: 'Aún no hay vacantes',
    emptyText: 'Indica a quién buscas y para cuándo.',
  },
  form: {
    edit: 'Editar vacante',
    sections: {
      about: { title: 'Vacante', text: 'A quién buscas, dónde y quién decide.' },
      dates: { title: 'Plazos', text: 'Cuándo empieza la búsqueda y cuándo debería terminar.' },
    },
    hints: {
      openings: 'Cuántas personas se pueden contratar.',
      targetAt: 'El panel avisa cuando se acerca.',
    },
  },
}
