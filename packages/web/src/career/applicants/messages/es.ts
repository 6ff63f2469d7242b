import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const records = (count: number) => (count === 1 ? '1 candidato' : `${number(count)} candidatos`)

export const es: Translated<typeof en> = {
  words: {
    many: 'candidatos',
    names: 'candidato candidatura solicitante',
    bin: 'Candidatos eliminados',
    records,
    added: (count) => (count === 1 ? '1 candidato nuevo' : `${number(count)} candidatos nuevos`),
    removed: (count) =>
      count === 1 ? '1 candidato ya no corresponde aquí' : `${records(count)} ya no corresponden aquí`,
    deleted: (count, title) => (count === 1 ? `Se eliminó «${title}»` : `Se eliminaron ${records(count)}`),
  },
  name: (id) => `Candidato ${id}`,
  letter: {
    action: 'Rechazar con carta',
    title: 'Rechazar con carta',
    about:
      'Cada candidato recibe su propio correo y la fase pasa a Rechazado. Deshacer recupera las fases, pero no los correos.',
    reason: 'Se guarda con cada candidato; no aparece en la carta.',
    subject: 'Tu candidatura',
    text: 'Hola, {name}:\n\nGracias por tu interés y por el tiempo que nos has dedicado. Hemos decidido seguir adelante con otras personas.\n\nTe deseamos lo mejor.',
  },
  fields: {
    openingId: 'Vacante',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    source: 'Origen',
    stage: 'Fase',
    reason: 'Motivo',
    rating: 'Valoración',
    ownerId: 'Responsable',
    appliedAt: 'Solicitud',
    nextInterviewAt: 'Próxima entrevista',
    note: 'Resumen',
    files: 'CV y archivos',
    screenAt: 'Preselección',
    interviewAt: 'Entrevista',
    offerAt: 'Oferta',
    hiredAt: 'Contratación',
    endedAt: 'Fin',
    furthest: 'Llegó hasta',
    userId: 'Usuario',
    createdAt: 'Creado',
    interview: 'Entrevista',
  },
  choices: {
    stage: {
      Applied: 'Solicitud',
      Screen: 'Preselección',
      Interview: 'Entrevista',
      Offer: 'Oferta',
      Hired: 'Contratado',
      Rejected: 'Rechazado',
      Withdrawn: 'Retirado',
    },
    furthest: {
      Applied: 'Solicitud',
      Screen: 'Preselección',
      Interview: 'Entrevista',
      Offer: 'Oferta',
      Hired: 'Contratado',
    },
    source: {
      Website: 'Sitio web',
      'Job board': 'Portal de empleo',
      Referral: 'Recomendación',
      'Social media': 'Redes sociales',
      Agency: 'Agencia',
      Fair: 'Feria de empleo',
    },
    reason: {
      None: 'Sin motivo',
      Experience: 'Experiencia',
      Skills: 'Competencias',
      Salary: 'Salario',
      Location: 'Lugar',
      'Other candidate': 'Otro candidato',
      'Other offer': 'Otra oferta',
      'No answer': 'Sin respuesta',
    },
    interview: { today: 'Hoy', later: 'Más adelante', past: 'Pasada', none: 'Sin fecha' },
  },
  list: {
    title: 'Candidatos',
    search: 'Buscar nombres, correos y teléfonos',
    create: 'Nuevo candidato',
    empty: 'Aún no hay candidatos',
    emptyText: 'Aquí se guarda quién se presenta a una vacante y hasta dónde llega.',
  },
  form: {
    edit: 'Editar candidato',
    sections: {
      about: { title: 'Candidato', text: 'Quién se presenta, a qué y cómo lo has conocido.' },
      way: { title: 'Candidatura', text: 'Hasta dónde ha llegado, qué opinas y qué viene después.' },
    },
    hints: {
      stage: 'Se anota por sí solo cuándo se llega a cada fase.',
      reason: 'Solo para quienes fueron rechazados o se retiraron.',
      rating: 'De 1 a 5; 0 mientras no hayas valorado.',
    },
  },
  hire: {
    label: 'Contratar',
    done: (name) => `${name} queda contratado y es ahora un usuario pendiente`,
  },
}
