import { type Noted, namesIn } from '../entities.ts'
import type { Permission } from '../permission.ts'
import { dayInWords, permissionInWords, type Words } from './index.ts'

const roles: Words['roles'] = {
  owner: 'Propietario',
  admin: 'Administrador',
  manager: 'Gerente',
  support: 'Soporte',
  viewer: 'Solo lectura',
}
const named = (permission: unknown) => permissionInWords(es, permission as Permission)
const day = (at: unknown) => dayInWords('es', at)
const several = (count: unknown, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)
/** Names of records with notes, as used in notices. */
const ofEach: Readonly<Record<Noted, string>> = {
  users: 'del usuario',
  orders: 'del pedido',
  products: 'del producto',
  invoices: 'de la factura',
  expenses: 'del gasto',
  enrolments: 'de la inscripción',
  applicants: 'de la candidatura',
  tickets: 'del ticket',
  cards: 'de la tarjeta',
}
const noted = (entity: unknown, record: unknown) => `${ofEach[entity as Noted]} ${record}`

export const es: Words = {
  roles,
  resources: {
    ...namesIn('es'),
    changes: 'Historial',
    imports: 'Importaciones',
    views: 'Vistas guardadas',
    notices: 'Notificaciones',
    outbox: 'Bandeja de salida',
    work: 'Tareas del sistema',
    backups: 'Copias de seguridad',
    billing: 'Plan y facturación',
    company: 'Empresa',
    support: 'Ajustes de soporte',
    incidents: 'Incidencias',
    analytics: 'Analítica',
  },
  actions: {
    read: 'ver',
    write: 'editar',
    delete: 'eliminar',
    access: 'dar acceso',
    impersonate: 'ver como otra persona',
    refund: 'reembolsar',
    undo: 'deshacer',
    run: 'ejecutar',
    share: 'compartir',
  },
  notices: {
    mentioned: ({ by, entity, record }) => `${by} te mencionó en una nota ${noted(entity, record)}`,
    job_done: ({ kind, state, changed }) => {
      if (state === 'failed') return 'El trabajo en segundo plano ha fallado'
      if (kind === 'zip' || kind === 'print')
        return state === 'cancelled'
          ? 'Se ha cancelado el archivo de tus facturas'
          : `Tu archivo está listo: ${several(changed, 'factura', 'facturas')}`
      const outcome = state === 'cancelled' ? 'se ha cancelado' : 'ha terminado'
      if (kind === 'send' || kind === 'remind')
        return `El envío masivo ${outcome}: ${several(changed, 'correo enviado', 'correos enviados')}`
      return `${kind === 'import' ? 'Tu importación' : 'El trabajo en segundo plano'} ${outcome}: ${several(changed, 'registro cambiado', 'registros cambiados')}`
    },
    order_new: ({ order, customer }) => `El pedido ${order} de ${customer} es nuevo`,
    order_returned: ({ order, customer }) => `El pedido ${order} de ${customer} está en devolución`,
    refunded: ({ by, order }) => `${by} reembolsó el pedido ${order}`,
    stock_low: ({ title, stock }) =>
      stock === 0
        ? `${title} se ha agotado`
        : `Quedan pocas existencias de ${title}: ${several(stock, 'unidad', 'unidades')}`,
    product_published: ({ title }) => `${title} se ha publicado según lo previsto`,
    ticket_new: ({ subject }) => `Nuevo ticket: ${subject}`,
    ticket_assigned: ({ by, subject }) =>
      by ? `${by} te ha asignado un ticket: ${subject}` : `Se te ha asignado un ticket: ${subject}`,
    ticket_answered: ({ subject }) => `El cliente ha respondido: ${subject}`,
    ticket_due: ({ goal, subject }) =>
      `${goal === 'solve' ? 'Hay que resolver pronto un ticket' : 'Hay que responder pronto'}: ${subject}`,
    ticket_missed: ({ goal, subject }) =>
      `${goal === 'solve' ? 'Un ticket no se ha resuelto a tiempo' : 'Una respuesta lleva retraso'}: ${subject}`,
    invoice_overdue: ({ count, invoice }) =>
      count === 1 ? `La factura ${invoice} está vencida` : `${count} facturas están vencidas`,
    series_paused: ({ customer, why }) =>
      `Factura recurrente para ${customer} en pausa: ${why === 'customer' ? 'se eliminó el cliente' : 'no se pudo crear la siguiente factura'}`,
    series_unsent: ({ invoice, customer, why }) =>
      `No se pudo enviar la factura ${invoice} para ${customer}: ${why === 'address' ? 'el cliente no tiene dirección de correo' : 'se produjo un error'}`,
    invoice_viewed: ({ invoice, customer }) => `${customer} ha visto la factura ${invoice}`,
    user_pending: ({ name }) => `${name} espera aprobación`,
    access_asked: ({ by, permission }) => `${by} pide acceso: ${named(permission)}`,
    access_answered: ({ permission, granted }) =>
      granted
        ? `Ahora tienes acceso: ${named(permission)}`
        : `Tu petición de acceso fue rechazada: ${named(permission)}`,
    test_sent: () => 'Esta es la prueba que has pedido',
    new_device: ({ device }) =>
      `Alguien inició sesión en tu cuenta desde un dispositivo nuevo${device ? `: ${device}` : ''}`,
    password_changed: () => 'Tu contraseña ha cambiado',
    email_changed: ({ email }) => `Tu dirección de correo se cambió a ${email}`,
    two_factor_on: () => 'Se activó la autenticación en dos pasos',
    two_factor_off: () => 'Se desactivó la autenticación en dos pasos',
    two_factor_reset: ({ by }) => `${by} restableció tu autenticación en dos pasos`,
    recovery_codes_renewed: () => 'Tus códigos de recuperación se han renovado',
    recovery_code_used: () => 'Se usó un código de recuperación para iniciar sesión',
    passkey_added: ({ name }) => `Se añadió una llave de acceso: ${name}`,
    passkey_removed: ({ name }) => `Se eliminó una llave de acceso: ${name}`,
    api_key_created: ({ name }) => `Se creó una clave de API: ${name}`,
    api_key_revoked: ({ name }) => `Se revocó una clave de API: ${name}`,
    sessions_ended: () => 'Se cerró tu sesión en los demás dispositivos',
    access_changed: ({ by, role }) => `${by} cambió tu rol de acceso a ${roles[role as keyof typeof roles]}`,
    viewed_as: ({ by }) => `${by} vio Quarterdeck como tú`,
    secret_mail_read: ({ by }) => `${by} leyó un correo con un enlace de acceso a tu cuenta`,
    bank_changed: ({ by }) => `${by} cambió los datos bancarios a los que pagan tus clientes`,
    company_changed: ({ by }) => `${by} cambió los datos de la empresa que figuran en las facturas y demás documentos`,
    mail_text_changed: ({ by }) => `${by} cambió el texto de un correo para clientes`,
    storage_low: ({ what, left }) =>
      what === 'disk'
        ? `El servidor se está quedando sin espacio en disco: quedan ${left} MB. Primero se detendrán las subidas y el correo entrante`
        : `El espacio para ${what === 'visits' ? 'visitas a los sitios' : what === 'mail' ? 'correo entrante' : 'archivos subidos'} está casi lleno: quedan ${left} MB`,
    backup_overdue: ({ since, reason }) =>
      `${since === '' ? 'Aún no hay ninguna copia de seguridad válida' : `La última copia de seguridad válida es del ${day(since)}`}${reason === '' ? '' : `: ${reason}`}`,
    upgraded: ({ version }) =>
      `Quarterdeck se actualizó a la versión ${version}. Consulta las novedades en la página Sistema`,
    mailbox_unreadable: ({ mailbox, reason }) => `No se puede leer el buzón ${mailbox}: ${reason}`,
    mail_stuck: ({ reason }) => `No se está enviando ningún correo: ${reason}`,
    deactivated: ({ kind, until }) =>
      kind === 'delete'
        ? `Tu cuenta está cerrada y se eliminará el ${day(until)}. Inicia sesión antes si quieres volver`
        : `Tu cuenta está desactivada. Inicia sesión hasta el ${day(until)} si quieres volver`,
    leaving_soon: ({ kind, until }) =>
      kind === 'delete'
        ? `Tu cuenta se eliminará el ${day(until)}. Es el último día para iniciar sesión y volver`
        : `Inicia sesión hasta el ${day(until)} para volver a tu cuenta. Después, solo un administrador podrá reabrirla`,
    returned: () => 'Tu cuenta vuelve a estar abierta',
  },
}
