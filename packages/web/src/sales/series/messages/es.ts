import type { RecurrenceUnit } from '@quarterdeck/contract/sales/recurrence'
import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import { formats } from '../../../kit/lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')
const series = (count: number) => (count === 1 ? '1 factura recurrente' : `${number(count)} facturas recurrentes`)
const units = { day: 'días', week: 'semanas', month: 'meses', quarter: 'trimestres', year: 'años' }
const single = { day: 'Diaria', week: 'Semanal', month: 'Mensual', quarter: 'Trimestral', year: 'Anual' }

export const es: Translated<typeof en> = {
  words: {
    many: 'facturas recurrentes',
    names: 'serie recurrente',
    bin: 'Facturas recurrentes eliminadas',
    added: (count: number) =>
      count === 1 ? '1 factura recurrente nueva' : `${number(count)} facturas recurrentes nuevas`,
    removed: (count: number) =>
      count === 1 ? '1 factura recurrente ya no corresponde aquí' : `${series(count)} ya no corresponden aquí`,
    deleted: (count: number, name: string) =>
      count === 1 ? `Se eliminó la factura recurrente para ${name}` : `Se eliminaron ${series(count)}`,
  },
  title: 'Factura recurrente',
  name: (id: string) => `Factura recurrente ${id}`,
  states: { active: 'Activa', paused: 'En pausa', ended: 'Finalizada' },
  statuses: { active: 'Activa', paused: 'En pausa' },
  kinds: { draft: 'Guardar como borrador', invoice: 'Emitir', send: 'Emitir y enviar' },
  units,
  rule: (unit: RecurrenceUnit, every: number) => (every === 1 ? single[unit] : `Cada ${number(every)} ${units[unit]}`),
  fields: {
    name: 'Nombre',
    id: 'Factura recurrente',
    state: 'Estado',
    status: 'Estado',
    pausedBy: 'Pausada automáticamente',
    rule: 'Frecuencia',
    unit: 'Unidad',
    every: 'Repetir cada',
    dayOfMonth: 'Día del mes',
    startDate: 'Empieza el',
    endDate: 'Termina el',
    maxCount: 'Número de facturas',
    termDays: 'Plazo de pago en días',
    makes: 'En cada fecha',
    nextDate: 'Próxima factura',
    lastDate: 'Última factura',
    skippedDate: 'Última omitida',
    madeCount: 'Creadas hasta ahora',
    createdAt: 'Creada',
  },
  troubles: {
    customer: 'En pausa porque se eliminó el cliente. Elige otro cliente y reanúdala.',
    failed: 'En pausa porque no se pudo crear la siguiente factura. Revisa su contenido y reanúdala.',
  },
  list: {
    title: 'Facturas recurrentes',
    search: 'Buscar clientes y referencias',
    empty: 'Aún no hay facturas recurrentes',
    emptyText: '¿Facturas lo mismo cada mes? Empieza aquí o desde una factura con «Repetir periódicamente».',
    create: 'Nueva factura recurrente',
  },
  bulk: { records: series, reasons: { unknown_record: 'Se eliminó el cliente' } },
  form: {
    nameHint: 'Por ejemplo, «Alquiler»',
    makesHint: {
      draft: 'Revisa y emite cada una usted mismo.',
      invoice: 'Cada una se emite en su fecha. El envío queda en sus manos.',
      send: 'Cada una se emite y se envía por correo en su fecha.',
    },
    noServer: 'Para enviarlas por sí solas hace falta un servidor de correo.',
    periods: (period) =>
      `En líneas, notas y referencia, {month}, {year}, {period}, {lastPeriod} y {nextPeriod} se completan en cada factura: {period} pasa a ser «${period}».`,
    createTitle: 'Nueva factura recurrente',
    editTitle: 'Editar factura recurrente',
    create: 'Empezar',
    created: (name: string) => `Factura recurrente para ${name} iniciada`,
    saved: 'Guardado. Los cambios se aplican a partir de la próxima factura.',
    unchanged: 'No hay nada que guardar',
    readOnly: 'No puedes modificar facturas recurrentes.',
    noLines: 'Añade al menos una línea',
    schedule: 'Calendario',
    ends: 'Termina',
    end: { never: 'Nunca', on: 'En una fecha', after: 'Tras un número de facturas' },
    usualDay: 'Como el de inicio',
    lastDay: 'Último día (31)',
    nextDates: 'Próximas fechas',
    noDates: 'No hay más fechas.',
    fromHere: 'Los cambios se aplican a partir de la próxima factura. Las ya creadas no cambian.',
    sheet: { heading: 'Factura recurrente', date: 'Primera factura', nextDate: 'Próxima factura' },
  },
  record: {
    more: 'Más acciones',
    skip: (day) => `Omitir el ${day}`,
    end: 'Terminar ahora',
    now: {
      draft: 'Crear ya el próximo borrador',
      invoice: 'Emitir ya la próxima',
      send: 'Emitir y enviar ya la próxima',
    },
    nowText: (day) => `Lleva la fecha de hoy y sustituye a la del ${day}. No se puede deshacer.`,
    edit: 'Editar',
    pause: 'Pausar',
    resume: 'Reanudar',
    done: {
      active: 'Reanudada',
      paused: 'En pausa',
      skipped: 'Fecha omitida',
      ended: 'Terminada',
      issued: (id) => `${id} creada`,
    },
    next: (day: string) => `Próxima factura: ${day}`,
    invoices: 'Facturas',
    noInvoices: 'Aún no hay facturas',
    schedule: 'Calendario',
    days: (count: number) => (count === 1 ? '1 día' : `${number(count)} días`),
  },
}
