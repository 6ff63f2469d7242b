import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Bandeja de salida',
  about: 'Los correos que ha escrito Quarterdeck. Sin servidor de correo, se quedan aquí para leerlos.',
  search: 'Buscar por dirección o asunto',
  fields: { subject: 'Asunto', to: 'Para', state: 'Estado', createdAt: 'Escrito' },
  states: { waiting: 'En espera', sending: 'Enviándose', sent: 'Enviado', failed: 'Fallido', unclear: 'Incierto' },
  open: (subject) => `Leer: ${subject}`,
  again: 'Volver a enviar',
  sentAgain: 'El correo vuelve a estar en camino',
  follow: 'Seguir el enlace',
  closed: 'Este correo da acceso a quien lo lee. No se muestra o ya no se conserva.',
  trouble: (reason) => `El servidor de correo respondió: ${reason}`,
  emptyTitle: 'Aún no se ha escrito ningún correo',
  emptyText: 'Aquí aparecen invitaciones, confirmaciones y avisos.',
}
