import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const enrolments = (count: number) => (count === 1 ? '1 inscripción' : `${number(count)} inscripciones`)

export const es: Translated<typeof en> = {
  words: {
    many: 'inscripciones',
    names: 'inscripción alumno matrícula',
    bin: 'Inscripciones eliminadas',
    records: enrolments,
    added: (count) => (count === 1 ? '1 inscripción nueva' : `${number(count)} inscripciones nuevas`),
    removed: (count) =>
      count === 1 ? '1 inscripción ya no pertenece aquí' : `${enrolments(count)} ya no pertenecen aquí`,
    deleted: (count, title) =>
      count === 1 ? `Se eliminó la inscripción de ${title}` : `Se eliminaron ${enrolments(count)}`,
  },
  name: (id) => `Inscripción ${id}`,
  letter: {
    action: 'Escribir una carta',
    title: 'Escribir a los alumnos',
    about: 'Cada alumno recibe su propio correo.',
    subject: '¿Qué tal va tu curso?',
    text: 'Hola, {name}:\n\nHace un tiempo que no te vemos en tu curso. Tus lecciones siguen donde las dejaste.\n\nSi algo te lo impide, cuéntanoslo.',
  },
  fields: {
    courseId: 'Curso',
    courseTitle: 'Título del curso',
    instructorId: 'Docente',
    learnerId: 'Alumno',
    learnerName: 'Alumno',
    source: 'Origen',
    paid: 'Pagado',
    refunded: 'Reembolsado',
    status: 'Estado',
    lessonsDone: 'Lecciones terminadas',
    progress: 'Progreso',
    startedAt: 'Inicio',
    lastActiveAt: 'Última actividad',
    endedAt: 'Fin',
    createdAt: 'Creada',
    reach: 'Hasta dónde',
    pace: 'Ritmo',
  },
  choices: {
    status: { Active: 'Activa', Completed: 'Completada', Dropped: 'Abandonada', Refunded: 'Reembolsada' },
    source: {
      Website: 'Sitio web',
      Newsletter: 'Boletín',
      Referral: 'Recomendación',
      Partner: 'Socio',
      Employer: 'Empresa',
    },
    reach: {
      none: 'Nada todavía',
      begun: 'Menos de la mitad',
      half: 'De la mitad a nueve décimos',
      most: 'Nueve décimos, no todas',
      all: 'Todas las lecciones',
    },
    pace: { moving: 'En marcha', silent: 'Sin actividad desde hace 14 días' },
  },
  list: {
    title: 'Inscripciones',
    search: 'Buscar alumnos y cursos',
    create: 'Nueva inscripción',
    empty: 'Aún no hay inscripciones',
    emptyText: 'Inscribe a alguien en un curso publicado y sigue hasta dónde llega.',
  },
  form: {
    edit: 'Editar inscripción',
    sections: {
      about: { title: 'Inscripción', text: 'Quién sigue qué curso y cuánto se pagó.' },
      progress: { title: 'Progreso', text: 'Las lecciones terminadas hacen avanzar el progreso.' },
    },
    hints: {
      courseId: 'Solo cursos publicados.',
      lessonsDone: 'En su orden: 3 significa que las tres primeras están terminadas.',
    },
  },
}
