import type { Translated } from '../../../kit/lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  title: 'Inicio',
  heading: 'Todo el negocio desde un solo puente de mando',
  text: 'Usuarios, catálogo, pedidos, facturas e incidencias en una gestión tranquila y rápida. Cada cambio queda registrado y se puede deshacer.',
  open: 'Abrir Quarterdeck',
}
