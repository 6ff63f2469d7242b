import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  forbidden: {
    title: 'No tienes acceso a esto',
    text: (permission) => `Hace falta el permiso «${permission}», que tu rol de acceso no tiene.`,
    ask: 'Pedir acceso',
    reason: '¿Para qué lo necesitas?',
    send: 'Enviar petición',
    asked: 'Has pedido acceso. Quienes pueden darlo ya lo saben, y recibirás la respuesta.',
  },
  fresh: {
    title: 'Confirma que eres tú',
    text: 'Este paso afecta a la seguridad de tu cuenta. Introduce tu contraseña para continuar.',
    password: 'Contraseña',
    show: 'Mostrar la contraseña',
    go: 'Continuar',
  },
}
