import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const replies = (count: number) =>
  count === 1 ? '1 respuesta predefinida' : `${number(count)} respuestas predefinidas`

export const es: Translated<typeof en> = {
  words: {
    many: 'respuestas predefinidas',
    names: 'respuesta predefinida plantilla',
    bin: 'Respuestas predefinidas eliminadas',
    records: replies,
    added: (count) =>
      count === 1 ? '1 respuesta predefinida nueva' : `${number(count)} respuestas predefinidas nuevas`,
    removed: (count) =>
      count === 1 ? '1 respuesta predefinida ya no pertenece aquí' : `${replies(count)} ya no pertenecen aquí`,
    deleted: (count, title) => (count === 1 ? `Se eliminó «${title}»` : `Se eliminaron ${replies(count)}`),
  },
  name: (id) => `Respuesta predefinida ${id}`,
  fields: {
    title: 'Nombre',
    category: 'Categoría',
    ownerId: 'Disponible para',
    titleEn: 'Nombre (inglés)',
    titleEs: 'Nombre (español)',
    titleDe: 'Nombre (alemán)',
    titleJa: 'Nombre (japonés)',
    bodyEn: 'Texto (inglés)',
    bodyEs: 'Texto (español)',
    bodyDe: 'Texto (alemán)',
    bodyJa: 'Texto (japonés)',
    createdAt: 'Creada',
    audience: 'Disponible para',
    translation: 'Traducción',
  },
  choices: {
    audience: { everyone: 'Todo el equipo', one: 'Una persona' },
    translation: { complete: 'Todos los idiomas', missing: 'Faltan idiomas' },
  },
  translated: (written, all) => `${number(written)} de ${number(all)}`,
  missing: (languages) => `Falta: ${languages}`,
  list: {
    title: 'Respuestas predefinidas',
    search: 'Buscar en nombres y textos',
    create: 'Nueva respuesta predefinida',
    empty: 'Aún no hay respuestas predefinidas',
    emptyText: 'Escribe una respuesta una sola vez e insértala en cualquier mensaje con una barra.',
    columns: { bodyEn: 'Idiomas' },
  },
  form: {
    edit: 'Editar respuesta predefinida',
    sections: {
      about: {
        title: 'Respuesta predefinida',
        text: 'Al responder a un cliente, escribe / y parte del nombre, y pulsa Intro para insertarla.',
      },
      text: { title: 'Texto', text: 'En cada idioma. El del cliente va primero; si falta, se usa otro.' },
    },
    hints: {
      category: 'En los tickets de esta categoría aparece al principio de la lista.',
      ownerId: 'Quién la encuentra al responder. Todo tu equipo puede leerla aquí.',
    },
    languages: 'Idioma del texto',
    named: 'En este idioma se llama',
    otherwise: (name) => `Si se deja vacío, también aquí se llama «${name}».`,
    isWritten: 'escrito',
    isMissing: 'falta',
    onlyMe: 'Solo yo',
    variablesText: 'Estas variables se rellenan al insertar la respuesta:',
    variables: {
      customer: 'Nombre del cliente',
      agent: 'Nombre de quien responde',
      ticket: 'Número del ticket',
      subject: 'Asunto del ticket',
      order: 'Pedido del que trata el ticket',
      invoice: 'Factura de la que trata el ticket',
    },
    unknown: (names, count) =>
      count === 1
        ? `${names} no está entre ellas y se quedará como está.`
        : `${names} no están entre ellas y se quedarán como están.`,
  },
}
