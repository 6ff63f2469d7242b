import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const replies = (count: number) =>
  count === 1 ? '1 respuesta predefinida' : `${number(count)} respuestas predefinidas`

export const es: Translated<typeof en> = {
  words: {
    many: 'respuestas predefinidas',
    names: 'respuesta predefinida plantilla',
    bin: 'Respuestas predefinidas eliminadas',
    added: (count) =>
      count === 1 ? '1 respuesta predefinida nueva' : `${number(count)} respuestas predefinidas nuevas`,
    removed: (count) =>
      count === 1 ? '1 respuesta predefinida ya no pertenece aquí' : `${replies(count)} ya no pertenecen aquí`,
    deleted: (count, title) => (count === 1 ? `Se eliminó «${title}»` : `Se eliminaron ${replies(count)}`),
  },
  name: (id) => `Respuesta predefinida ${id}`,
  audiences: { everyone: 'Todo el equipo', one: 'Una persona' },
  fields: {
    title: 'Nombre',
    category: 'Categoría',
    ownerId: 'Disponible para',
    bodyEn: 'Texto (inglés)',
    bodyEs: 'Texto (español)',
    bodyDe: 'Texto (alemán)',
    bodyJa: 'Texto (japonés)',
    languages: 'Idiomas',
    createdAt: 'Creada',
  },
  translated: (written, all) => `${number(written)} de ${number(all)}`,
  missing: (languages) => `Falta: ${languages}`,
  list: {
    title: 'Respuestas predefinidas',
    search: 'Buscar en nombres y textos',
    create: 'Nueva respuesta predefinida',
    empty: 'Aún no hay respuestas predefinidas',
    emptyText: 'Escribe una respuesta una sola vez e insértala en cualquier mensaje con una barra.',
    translation: 'Traducción',
    translations: { complete: 'Todos los idiomas', missing: 'Faltan idiomas' },
  },
  form: {
    createTitle: 'Nueva respuesta predefinida',
    editTitle: 'Editar respuesta predefinida',
    about: 'Respuesta predefinida',
    aboutText: 'Al responder a un cliente, escribe / y parte del nombre, y pulsa Intro para insertarla.',
    text: 'Texto',
    textText: 'En cada idioma. El del cliente va primero; si falta, se usa otro.',
    languages: 'Idioma del texto',
    isWritten: 'escrito',
    isMissing: 'falta',
    categoryHint: 'En los tickets de esta categoría aparece al principio de la lista.',
    audienceHint: 'Quién la encuentra al responder. Todo tu equipo puede leerla aquí.',
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
    create: 'Crear respuesta predefinida',
    created: (title) => `Se creó «${title}»`,
    saved: 'Cambios guardados',
    unchanged: 'No ha cambiado nada',
    readOnly: 'Puedes leer las respuestas predefinidas, pero no cambiarlas.',
    addedOn: (date) => `Creada el ${date}`,
    versions: 'Versiones',
  },
  bulk: {
    records: replies,
    reasons: {},
  },
}
