import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Notificaciones',
  markAll: 'Todo leído',
  isNew: 'Nueva',
  more: 'Mostrar anteriores',
  empty: 'Estás al día',
  emptyText: 'Lo que te concierne aparecerá aquí.',
  settings: 'Ajustes de notificaciones',
  change: 'Cambiar de qué se te avisa',
  why: '¿Por qué recibo esto?',
  because: {
    you: 'Trata de ti o de algo que pediste.',
    security: 'Trata de la seguridad de tu cuenta. Estos avisos siempre se envían.',
    permission: (permission) => `Tu rol de acceso tiene el permiso «${permission}».`,
  },
}
