import type { Translated } from '../../../lib/i18n/catalogue.ts'
import { formats } from '../../../lib/i18n/formats.ts'
import type { en } from './en.ts'

const { number } = formats('es')

const variants = (count: number) => (count === 1 ? '1 variante' : `${number(count)} variantes`)

export const es: Translated<typeof en> = {
  variants: 'Variantes',
  variant: 'Variante',
  none: 'Todas las unidades cuentan juntas: aún no hay variantes.',
  chooseFirst: 'Elige colores o tallas para distinguir las unidades.',
  summary: (count, pieces) => `${variants(count)}, ${number(pieces)} en existencias`,
  missing: (count) => (count === 1 ? 'Falta 1 combinación' : `Faltan ${number(count)} combinaciones`),
  orphans: (count) =>
    count === 1 ? '1 ya no corresponde a lo elegido arriba' : `${number(count)} ya no corresponden a lo elegido arriba`,
  orphan: 'Ya no está elegido',
  generate: 'Generar variantes',
  generateText:
    'Marca las combinaciones que vendes. Cada una tiene su código y sus existencias y, si quieres, su propio precio.',
  noColor: 'Cualquier color',
  noSize: 'Cualquier talla',
  isNew: 'Nueva',
  isRemoved: 'Se quita',
  pieces: (count) => `${number(count)} en existencias`,
  outcome: (count, added, removed) =>
    [
      variants(count),
      added > 0 && (added === 1 ? '1 nueva' : `${number(added)} nuevas`),
      removed > 0 && (removed === 1 ? '1 quitada' : `${number(removed)} quitadas`),
    ]
      .filter(Boolean)
      .join(', '),
  piecesLost: (count) =>
    count === 1
      ? 'Con lo que se quita se va 1 unidad en existencias'
      : `Con lo que se quita se van ${number(count)} unidades en existencias`,
  keptPieces: (count) => `Sin variantes, el producto conserva sus ${number(count)} unidades en existencias.`,
  apply: 'Aplicar',
  inStock: 'En existencias',
  stockBy: 'Cambiar en',
  firstStock: 'Existencias',
  codeOf: (name) => `Código de ${name}`,
  priceOf: (name) => `Precio de ${name}`,
  stockByOf: (name) => `Cambiar las existencias de ${name} en`,
  firstStockOf: (name) => `Existencias de ${name}`,
  remove: (name) => `Quitar ${name}`,
  removed: (name) => `Se ha quitado ${name}`,
  setFor: 'Aplicar a',
  all: 'Todas las variantes',
  setPrice: 'Precio',
  addPieces: 'Sumar unidades',
  setDone: (count) => `Aplicado a ${variants(count)}`,
  sumHint: (pieces) => `${number(pieces)} en existencias, la suma de sus variantes.`,
  toDeal: (before, after) => `Hasta ahora, ${number(before)} en existencias; con las variantes serán ${number(after)}.`,
  outOf: (out, all) =>
    out === 1 ? `1 de ${variants(all)} está agotada` : `${number(out)} de ${variants(all)} están agotadas`,
  showAll: (count) => `Mostrar las ${number(count)}`,
  which: '¿Qué variante?',
  variantOf: (name) => `Variante de ${name}`,
}
