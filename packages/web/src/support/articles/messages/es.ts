import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const articles = (count: number) => (count === 1 ? '1 artículo' : `${number(count)} artículos`)

export const es: Translated<typeof en> = {
  words: {
    many: 'artículos',
    names: 'artículo ayuda faq',
    bin: 'Artículos eliminados',
    records: articles,
    added: (count) => (count === 1 ? '1 artículo nuevo' : `${number(count)} artículos nuevos`),
    removed: (count) => (count === 1 ? '1 artículo ya no pertenece aquí' : `${articles(count)} ya no pertenecen aquí`),
    deleted: (count, title) => (count === 1 ? `Se eliminó «${title}»` : `Se eliminaron ${articles(count)}`),
  },
  name: (id) => `Artículo ${id}`,
  fields: {
    title: 'Pregunta',
    category: 'Categoría',
    status: 'Estado',
    position: 'Posición',
    titleEn: 'Pregunta (inglés)',
    bodyEn: 'Respuesta (inglés)',
    titleEs: 'Pregunta (español)',
    bodyEs: 'Respuesta (español)',
    titleDe: 'Pregunta (alemán)',
    bodyDe: 'Respuesta (alemán)',
    titleJa: 'Pregunta (japonés)',
    bodyJa: 'Respuesta (japonés)',
    keywords: 'También se encuentra por',
    views: 'Visitas',
    helpful: 'Útil',
    unhelpful: 'No útil',
    createdAt: 'Creado',
    translation: 'Traducción',
  },
  choices: {
    status: { Draft: 'Borrador', Published: 'Publicado' },
    translation: { complete: 'Todos los idiomas', missing: 'Faltan idiomas' },
  },
  translated: (written, all) => `${number(written)} de ${number(all)}`,
  missing: (languages) => `Falta: ${languages}`,
  list: {
    title: 'Artículos de ayuda',
    search: 'Buscar en preguntas y respuestas',
    create: 'Nuevo artículo',
    empty: 'Aún no hay artículos',
    emptyText: 'Responde a la primera pregunta y tus clientes la encontrarán en la ayuda.',
    columns: { bodyEn: 'Idiomas' },
    bulk: {
      publish: {
        label: 'Publicar',
        title: (records) => `Publicar ${records}`,
        text: () => 'Cualquiera podrá leerlos en la ayuda. Los artículos sin respuesta siguen como borradores.',
      },
      unpublish: {
        label: 'Retirar',
        title: (records) => `Retirar ${records}`,
        text: () => 'Pasan a ser borradores que solo ve tu equipo.',
      },
    },
  },
  form: {
    edit: 'Editar artículo',
    sections: {
      texts: {
        title: 'Pregunta y respuesta',
        text: 'En cada idioma. Si falta el idioma del lector, se muestra otro con un aviso.',
      },
      about: { title: 'Artículo', text: 'Dónde aparece y si cualquiera puede leerlo.' },
    },
    hints: {
      status: 'Los borradores solo los ve tu equipo.',
      keywords: 'Otras palabras que la gente busca, en cualquier idioma.',
    },
    languages: 'Idioma del texto',
    isWritten: 'escrito',
    isMissing: 'falta',
    question: 'Pregunta',
    answer: 'Respuesta',
    original: (text) => `En inglés: ${text}`,
    show: 'Ver en la ayuda',
  },
  reasons: { required: 'Aún no tiene respuesta' },
}
