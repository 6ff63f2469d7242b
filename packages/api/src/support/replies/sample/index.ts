import type { TicketCategory } from '@quarterdeck/contract/kit/constants'
import { ago } from '../../../kit/generator/ago.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { ja } from './ja.ts'
import type { Texts } from './texts.ts'

interface Sample {
  readonly about: keyof Texts
  readonly title: string
  /** Spanish, German and Japanese. */
  readonly names: readonly [string, string, string]
  readonly category: TicketCategory
  /** Owner of a private reply; absent if it is shared. */
  readonly ownerId?: number
  readonly age: number
}

/** The first is canned reply 1. */
const samples: readonly Sample[] = [
  {
    about: 'received',
    title: 'We’re looking into it',
    names: ['Estamos en ello', 'Wir kümmern uns darum', '確認中です'],
    category: 'General',
    age: 320.4,
  },
  {
    about: 'details',
    title: 'Ask for details',
    names: ['Pedir detalles', 'Nach Einzelheiten fragen', '詳細を尋ねる'],
    category: 'Technical',
    age: 320.3,
  },
  {
    about: 'delivery',
    title: 'Your parcel is on its way',
    names: ['Tu paquete está en camino', 'Ihr Paket ist unterwegs', '荷物は配送中です'],
    category: 'Delivery',
    age: 298.6,
  },
  {
    about: 'damaged',
    title: 'Arrived damaged',
    names: ['Llegó dañado', 'Beschädigt angekommen', '破損して届いた'],
    category: 'Return',
    age: 298.5,
  },
  {
    about: 'return',
    title: 'How to return something',
    names: ['Cómo devolver un artículo', 'So geht eine Rückgabe', '返品の方法'],
    category: 'Return',
    age: 251.2,
  },
  {
    about: 'refund',
    title: 'Refund is on its way',
    names: ['El reembolso está en camino', 'Erstattung ist unterwegs', '返金手続き済み'],
    category: 'Return',
    age: 251.1,
  },
  {
    about: 'invoice',
    title: 'Invoice sent again',
    names: ['Factura enviada de nuevo', 'Rechnung erneut gesendet', '請求書を再送'],
    category: 'Invoice',
    age: 188.7,
  },
  {
    about: 'closing',
    title: 'Closing, no answer',
    names: ['Cierre sin respuesta', 'Abschluss ohne Antwort', '返信がないため終了'],
    category: 'General',
    ownerId: 4,
    age: 96.5,
  },
]

/** Returns rows of `replies`. */
export const sampleReplies = (now: Date) =>
  samples.map(({ about, title, names: [titleEs, titleDe, titleJa], category, ownerId = null, age }, index) => ({
    id: index + 1,
    title,
    titleEn: '',
    titleEs,
    titleDe,
    titleJa,
    category,
    ownerId,
    bodyEn: en[about],
    bodyEs: es[about],
    bodyDe: de[about],
    bodyJa: ja[about],
    createdAt: ago(now, age),
    updatedAt: ago(now, age),
  }))
