import type { Translated } from '../../lib/i18n/catalogue.ts'
import { formats } from '../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

export const es: Translated<typeof en> = {
  words: {
    many: 'productos',
    names: 'producto artículo',
    bin: 'Productos eliminados',
    joining: (count) => (count === 1 ? '1 producto nuevo' : `${number(count)} productos nuevos`),
    leaving: (count) =>
      count === 1
        ? '1 producto ya no corresponde a esta lista'
        : `${number(count)} productos ya no corresponden a esta lista`,
    deleted: (count, title) => (count === 1 ? `Se eliminó «${title}»` : `Se eliminaron ${number(count)} productos`),
  },
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
  importing: {
    title: 'Importar productos',
    text: 'Un producto por fila; la primera fila da nombre a las columnas. Una lista de precios modifica los productos existentes por su código. No se cambia nada hasta que hayas visto la revisión.',
    run: (count) => (count === 1 ? 'Importar un producto' : `Importar ${number(count)} productos`),
    created: (count) => (count === 1 ? 'Se ha creado un producto' : `Se han creado ${number(count)} productos`),
    updated: (count) => (count === 1 ? 'Se ha modificado un producto' : `Se han modificado ${number(count)} productos`),
    toList: 'Ir a Productos',
  },
}
