import type { Translated } from '../../lib/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Translated<typeof en> = {
  name: (id) => `Producto ${id}`,
  statuses: { Published: 'Publicado', Draft: 'Borrador' },
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
    offers: 'Ofertas',
    price: 'Precio',
    rating: 'Valoración',
    totalReviews: 'Reseñas',
    status: 'Estado',
    stock: 'Existencias',
    createdAt: 'Creado',
  },
}
