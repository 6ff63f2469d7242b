import type { Translated } from '../../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  subject: 'Asunto',
  text: 'Texto',
  hint: '{name} se convierte en el nombre de cada destinatario.',
  going: (count) => (count === 1 ? '1 persona recibe esta carta' : `${count} personas reciben esta carta`),
  left: (count) => (count === 1 ? '1 persona no la recibe' : `${count} personas no la reciben`),
  none: 'Nadie de la selección recibe una carta.',
  many: 'Elija a mano hasta 100 filas, o todas las que coinciden si son como mucho 1000, para escribirles.',
  why: { gone: 'ya no existe', address: 'sin correo electrónico', twice: 'ya la recibe', over: 'ya está decidido' },
  send: 'Enviar',
  sent: (count) => (count === 1 ? '1 carta está en camino' : `${count} cartas están en camino`),
}
