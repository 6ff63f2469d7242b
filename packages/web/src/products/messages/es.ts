import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  name: (id) => `Producto ${id}`,
  overview: 'Ficha del producto',
  statuses: { Published: 'Publicado', Draft: 'Borrador' },
  categories: {
    fashion: 'Moda',
    electronics: 'Electrónica',
    furniture: 'Muebles',
    'home-kitchen': 'Hogar y cocina',
    accessories: 'Accesorios',
    office: 'Oficina',
    'sports-outdoors': 'Deporte y aire libre',
    'kitchen-dining': 'Cocina y mesa',
    stationery: 'Papelería',
  },
  colors: { blue: 'Azul', red: 'Rojo', orange: 'Naranja', green: 'Verde', purple: 'Morado', pink: 'Rosa' },
  fields: {
    title: 'Título',
    category: 'Categoría',
    code: 'Código',
    colors: 'Colores',
    sizes: 'Tallas',
    description: 'Descripción',
    discount: 'Descuento',
    featureImage: 'Imagen principal',
    features: 'Características',
    images: 'Imágenes',
    imageTexts: 'Descripciones de las imágenes',
    offers: 'Ofertas',
    price: 'Precio',
    publishAt: 'Publicar el',
    rating: 'Valoración',
    totalReviews: 'Reseñas',
    status: 'Estado',
    stock: 'Existencias',
    variants: 'Variantes',
    variantStocks: 'Existencias por variante',
    createdAt: 'Creado',
  },
  form: { create: 'Nuevo producto', edit: 'Datos del producto' },
  list: {
    title: 'Productos',
    search: 'Buscar productos',
    empty: 'Aún no hay productos',
  },
  deleted: (count, title) => (count === 1 ? `Se eliminó «${title}»` : `Se eliminaron ${number(count)} productos`),
}
