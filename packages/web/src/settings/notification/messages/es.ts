import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  events: {
    title: 'De qué se te avisa',
    text: 'En la campana, por correo al momento o una vez al día en un resumen. Los cambios se guardan al hacerlos.',
    label: 'Eventos y cómo te enteras de ellos',
    event: 'Evento',
    channel: (event, channel) => `${event}: ${channel}`,
    always: 'Siempre',
  },
  channels: { product: 'Campana', mail: 'Correo', digest: 'Resumen' },
  groups: { work: 'Trabajo', people: 'Personas', security: 'Seguridad' },
  names: {
    mentioned: 'Alguien te menciona en una nota',
    job_done: 'Un trabajo largo tuyo termina o falla',
    order_new: 'Un pedido es nuevo',
    order_returned: 'Un pedido está en devolución',
    refunded: 'Se devuelve dinero',
    stock_low: 'Quedan pocas existencias de un producto',
    ticket_new: 'Se abre un ticket',
    invoice_overdue: 'Una factura está vencida',
    payment_failed: 'Falla un pago de tu plan',
    subscription_ended: 'Termina tu suscripción',
    user_pending: 'Alguien espera aprobación',
    access_asked: 'Alguien pide acceso',
    access_answered: 'Se responde a tu petición de acceso',
  },
  security: 'Inicios de sesión en dispositivos nuevos, contraseñas, segundos factores, claves y acceso',
  times: {
    title: 'Horarios',
    text: 'Cuándo te llegan los correos, en tu hora local. Los de seguridad no esperan.',
    quiet: 'Horas de silencio',
    quietText: 'Los correos esperan a que terminen las horas de silencio.',
    from: 'Desde',
    to: 'Hasta',
    digest: 'Resumen a las',
    zone: (zone: string) => `Son horas de ${zone}.`,
    changeZone: 'Cambiar tu zona horaria',
  },
}
