import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const courses = (count: number) => (count === 1 ? '1 curso' : `${number(count)} cursos`)

export const es: Translated<typeof en> = {
  words: {
    many: 'cursos',
    names: 'curso clase lección',
    bin: 'Cursos eliminados',
    records: courses,
    added: (count) => (count === 1 ? '1 curso nuevo' : `${number(count)} cursos nuevos`),
    removed: (count) => (count === 1 ? '1 curso ya no pertenece aquí' : `${courses(count)} ya no pertenecen aquí`),
    deleted: (count, title) => (count === 1 ? `Se eliminó «${title}»` : `Se eliminaron ${courses(count)}`),
  },
  name: (id) => `Curso ${id}`,
  fields: {
    title: 'Título',
    category: 'Categoría',
    level: 'Nivel',
    instructorId: 'Docente',
    price: 'Precio',
    description: 'Descripción',
    lessons: 'Lecciones',
    'lessons.title': 'Lección',
    'lessons.minutes': 'Minutos',
    status: 'Estado',
    publishedAt: 'Publicado',
    createdAt: 'Creado',
  },
  choices: {
    category: {
      Photography: 'Fotografía',
      Crafts: 'Artesanía',
      Business: 'Negocio',
      Languages: 'Idiomas',
      Software: 'Software',
    },
    level: { Beginner: 'Principiante', Intermediate: 'Intermedio', Advanced: 'Avanzado' },
    status: { Draft: 'Borrador', Published: 'Publicado' },
  },
  lessons: (count, minutes) =>
    count === 1 ? `1 lección, ${number(minutes)} min` : `${number(count)} lecciones, ${number(minutes)} min`,
  list: {
    title: 'Cursos',
    search: 'Buscar en títulos y descripciones',
    create: 'Nuevo curso',
    empty: 'Aún no hay cursos',
    emptyText: 'Escribe un curso con sus lecciones y publícalo cuando esté listo.',
    bulk: {
      publish: {
        label: 'Publicar',
        title: (records) => `Publicar ${records}`,
        text: () => 'Se podrá inscribir a personas en ellos. Los cursos sin lecciones siguen como borradores.',
      },
      unpublish: {
        label: 'Retirar',
        title: (records) => `Retirar ${records}`,
        text: () => 'Pasan a ser borradores. Quien ya los cursa puede continuar.',
      },
    },
  },
  form: {
    edit: 'Editar curso',
    sections: {
      about: { title: 'Curso', text: 'Qué enseña, quién lo imparte y cuánto cuesta.' },
      lessons: { title: 'Lecciones', text: 'En el orden en que se siguen.' },
    },
    hints: { status: 'Solo se puede inscribir a personas en cursos publicados.' },
    add: { lessons: 'Añadir lección' },
  },
}
