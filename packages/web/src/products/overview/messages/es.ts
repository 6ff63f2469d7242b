import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

const inOrders = (count: number) => (count === 1 ? '1 pedido' : `${number(count)} pedidos`)

export const es: Translated<typeof en> = {
  edit: 'Editar',
  duplicate: 'Duplicar',
  more: 'Más acciones',
  publish: 'Publicar',
  unpublish: 'Retirar',
  published: 'Publicado',
  unpublished: 'Vuelve a ser un borrador',
  created: (day) => `En el catálogo desde el ${day}`,
  publishesOn: (moment) => `Se publica el ${moment}`,
  gallery: {
    label: 'Imágenes',
    picture: (place, count) => `Imagen ${number(place)} de ${number(count)}`,
    enlarge: 'Ampliar la imagen',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fit: 'Ajustar a la ventana',
  },
  was: 'Precio antes del descuento',
  off: (percent) => `${number(percent)} % de descuento`,
  figures: 'En cifras',
  tiles: {
    available: 'Disponibles',
    availableHint: (onHand) => `${number(onHand)} en almacén`,
    reserved: 'Reservadas',
    reservedHint: (orders) => `En ${inOrders(orders)} por enviar`,
    noneReserved: 'Sin pedidos por enviar',
    incoming: 'Por llegar',
    incomingHint: (day, deliveries) =>
      deliveries === 1 ? `Prevista para el ${day}` : `${number(deliveries)} entregas, la próxima el ${day}`,
    noneIncoming: 'No se espera nada',
    recent: 'Vendidas, últimos 30 días',
    earlier: 'Vendidas antes',
    returned: 'Devueltas',
    lasts: 'Las existencias duran',
    rating: 'Valoración',
    soldHint: (revenue, orders) => `${revenue} en ${inOrders(orders)}`,
    noneSold: 'Aún sin ventas',
    noneRecent: 'Sin ventas',
    returnedHint: (share, orders) => `${share} de las unidades, ${inOrders(orders)}`,
    noneReturned: 'Sin devoluciones',
    days: (count) => (count === 1 ? '1 día' : `${number(count)} días`),
    lastsHint: (stock, aDay) => `${number(stock)} disponibles, ${number(aDay)} al día`,
    lastsUnknown: (stock) => `${number(stock)} disponibles, sin ventas`,
    ratingHint: (count) => (count === 1 ? 'De 1 reseña' : `De ${number(count)} reseñas`),
    unrated: 'Aún no hay reseñas',
  },
  sections: 'Secciones',
  tabs: { reviews: 'Reseñas', deliveries: 'Entregas', timeline: 'Cronología', versions: 'Versiones' },
}
