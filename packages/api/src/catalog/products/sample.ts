import { suggestVariantCode } from '@quarterdeck/contract/catalog/product-code'
import type { productCategories, productColors, productSizes } from '@quarterdeck/contract/kit/constants'
import { lineTotal } from '@quarterdeck/contract/kit/money'
import type { Insertable } from 'kysely'
import { ago } from '../../kit/generator/ago.ts'
import type { Schema } from '../../kit/sql/schema.ts'

/** Icon name and background tint of a drawing. */
type Picture = readonly [name: string, tint: string]

interface Article {
  readonly title: string
  readonly code: string
  readonly category: (typeof productCategories)[number]
  readonly description: string
  readonly features: Readonly<Record<string, string>>
  readonly offers: readonly string[]
  readonly colors: readonly (typeof productColors)[number][]
  readonly sizes?: readonly (typeof productSizes)[number][]
  /** Minor units. */
  readonly price: number
  readonly discount: number
  readonly stock: number
  /** The first is featured; the others follow in the gallery. */
  readonly pictures: readonly [Picture, ...Picture[]]
  readonly draft?: true
  /** Days since it was added to the catalog. */
  readonly age: number
}

/** The first is product 1. */
const articles: readonly Article[] = [
  {
    title: 'Harbour Organic Cotton T-Shirt',
    code: 'HBR-TSH-100',
    category: 'fashion',
    description:
      'A mid-weight T-shirt in combed organic cotton that keeps its shape after many washes. The shoulder seams are taped and the collar is ribbed, so it sits well under a jacket. Cut straight, true to size.',
    features: { Material: '100 % organic cotton, 190 g/m²', Fit: 'Straight', Care: 'Machine wash at 40 °C' },
    offers: ['Any three for the price of two', 'Free exchange of sizes within 30 days'],
    colors: ['green', 'blue', 'red'],
    sizes: ['xs', 's', 'm', 'l', 'xl', 'xxl'],
    price: 2490,
    discount: 10,
    stock: 148,
    pictures: [
      ['t-shirt', 'blue'],
      ['t-shirt', 'orange'],
      ['thread', 'grey'],
    ],
    age: 389.5,
  },
  {
    title: 'Tidewater Wireless Headphones',
    code: 'TDW-HPH-220',
    category: 'electronics',
    description:
      'Closed over-ear headphones with active noise cancelling and a transparency mode for the open-plan office. One charge lasts a working week. They fold flat into the hard case that comes with them.',
    features: {
      'Battery life': '38 hours',
      Connection: 'Bluetooth 5.3, 3.5 mm jack',
      Weight: '245 g',
      Warranty: '2 years',
    },
    offers: ['10 % off the travel case'],
    colors: ['blue', 'purple'],
    price: 12900,
    discount: 15,
    stock: 42,
    pictures: [
      ['headphone', 'purple'],
      ['headphone', 'blue'],
      ['musical-notes', 'grey'],
    ],
    age: 382.1,
  },
  {
    title: 'Anchor Oak Dining Chair',
    code: 'ANC-CHR-310',
    category: 'furniture',
    description:
      'A solid oak chair with a gently curved back that is comfortable through a long dinner. The wood comes from certified European forests and is oiled rather than varnished. Stacks up to four high.',
    features: { Material: 'Solid oak', 'Seat height': '46 cm', 'Load limit': '130 kg' },
    offers: ['Free delivery from four chairs'],
    colors: ['orange'],
    price: 18900,
    discount: 0,
    stock: 17,
    pictures: [
      ['chair', 'green'],
      ['chair', 'orange'],
      ['wood', 'grey'],
    ],
    age: 376.4,
  },
  {
    title: 'Beacon Soy Wax Candle',
    code: 'BCN-CND-140',
    category: 'home-kitchen',
    description:
      'Hand-poured soy wax with cedar and bergamot, in a glass that can be used again as a tumbler. It burns cleanly for about fifty hours.',
    features: { 'Burning time': '50 hours', Wick: 'Unbleached cotton', Scent: 'Cedar, bergamot' },
    offers: [],
    colors: ['orange', 'pink'],
    price: 1850,
    discount: 0,
    stock: 230,
    pictures: [
      ['candle', 'purple'],
      ['candle', 'pink'],
      ['wrapped-gift', 'blue'],
    ],
    age: 362.7,
  },
  {
    title: 'Fathom Field Watch',
    code: 'FTH-WTC-400',
    category: 'accessories',
    description:
      'A plain field watch with a dial that reads at a glance. The case is brushed steel, the glass is sapphire, and the movement can be serviced by any watchmaker. Water-resistant to 100 metres.',
    features: { Case: 'Steel, 38 mm', Glass: 'Sapphire', Movement: 'Automatic', 'Water resistance': '10 bar' },
    offers: ['Second strap included'],
    colors: ['blue', 'green'],
    price: 23900,
    discount: 5,
    stock: 26,
    pictures: [
      ['watch', 'orange'],
      ['watch', 'green'],
      ['stopwatch', 'grey'],
    ],
    age: 340.9,
  },
  {
    title: 'Quill Mechanical Keyboard',
    code: 'QLL-KBD-510',
    category: 'office',
    description:
      'A compact keyboard with quiet tactile switches that the neighbouring desk will thank you for. Keycaps and switches can be changed without soldering. Works with up to three computers at once.',
    features: { Layout: '75 %, ISO or ANSI', Switches: 'Silent tactile', Connection: 'USB-C, Bluetooth' },
    offers: ['Free wrist rest with two or more'],
    colors: ['purple', 'pink'],
    price: 9850,
    discount: 0,
    stock: 64,
    pictures: [
      ['keyboard', 'blue'],
      ['keyboard', 'pink'],
      ['desktop-computer', 'grey'],
    ],
    age: 318.2,
  },
  {
    title: 'Summit Trail Hiking Boot',
    code: 'SMT-BOT-620',
    category: 'sports-outdoors',
    description:
      'A waterproof leather boot for three seasons on stony paths. The sole grips on wet rock and can be replaced when it is worn. Half a size larger is advised with thick socks.',
    features: { Upper: 'Waxed nubuck', Membrane: 'Waterproof, breathable', Weight: '1,180 g a pair' },
    offers: ['Wool socks at half price'],
    colors: ['orange'],
    sizes: ['s', 'm', 'l', 'xl'],
    price: 16450,
    discount: 20,
    stock: 31,
    pictures: [
      ['hiking-boot', 'green'],
      ['hiking-boot', 'blue'],
      ['snow-capped-mountain', 'grey'],
    ],
    age: 295.8,
  },
  {
    title: 'Galley Stoneware Teapot',
    code: 'GLL-TPT-230',
    category: 'kitchen-dining',
    description:
      'A one-litre teapot in glazed stoneware with a fine steel strainer. The spout does not drip and the lid stays on while pouring. Safe in the dishwasher.',
    features: { Volume: '1.0 l', Material: 'Stoneware', Strainer: 'Stainless steel' },
    offers: ['Two cups included until the end of the month'],
    colors: ['red', 'blue'],
    price: 4200,
    discount: 0,
    stock: 73,
    pictures: [
      ['teapot', 'green'],
      ['teapot', 'blue'],
      ['teacup-without-handle', 'orange'],
    ],
    age: 270.3,
  },
  {
    title: 'Logbook Hardcover Notebook',
    code: 'LGB-NTB-050',
    category: 'stationery',
    description:
      'A thread-bound notebook that opens flat, with numbered pages and a table of contents. The paper takes fountain-pen ink without bleeding through.',
    features: { Format: 'A5', Pages: '192, dotted', Paper: '100 g/m², acid-free' },
    offers: ['5 % off from ten pieces'],
    colors: ['purple', 'blue', 'red'],
    price: 1695,
    discount: 0,
    stock: 412,
    pictures: [
      ['notebook-with-decorative-cover', 'red'],
      ['notebook', 'blue'],
      ['pencil', 'purple'],
    ],
    age: 246.6,
  },
  {
    title: 'Windward Wool Coat',
    code: 'WND-COT-710',
    category: 'fashion',
    description:
      'A double-breasted coat in boiled wool that keeps out the wind without weighing much. Two inside pockets hold a phone and a passport. Lined with recycled satin.',
    features: { Material: '80 % wool, 20 % polyamide', Lining: 'Recycled polyester', Care: 'Dry clean' },
    offers: [],
    colors: ['orange', 'red'],
    sizes: ['s', 'm', 'l', 'xl'],
    price: 21900,
    discount: 25,
    stock: 6,
    pictures: [
      ['coat', 'blue'],
      ['coat', 'green'],
      ['scarf', 'grey'],
    ],
    age: 203.5,
  },
  {
    title: 'Signal Compact Camera',
    code: 'SGN-CAM-830',
    category: 'electronics',
    description:
      'A pocket camera with a large sensor and a bright fixed lens. Every setting that matters has a dial of its own, so that the menu can stay closed. It charges over USB-C while it is in use.',
    features: { Sensor: 'APS-C, 26 megapixels', Lens: '28 mm, f/2.0', Storage: 'SD UHS-II', Warranty: '2 years' },
    offers: ['Free 64 GB card'],
    colors: ['purple', 'red'],
    price: 74900,
    discount: 0,
    stock: 0,
    pictures: [
      ['camera', 'orange'],
      ['camera-with-flash', 'purple'],
      ['framed-picture', 'green'],
    ],
    age: 171.9,
  },
  {
    title: 'Breakwater Daypack 28 L',
    code: 'BRK-BPK-640',
    category: 'sports-outdoors',
    description:
      'A roll-top backpack with a padded compartment for a laptop up to 16 inches. The fabric is made from recycled nets and the zips are sealed against rain. Chest and hip straps can be taken off.',
    features: { Volume: '28 l', Material: 'Recycled nylon', Weight: '890 g' },
    offers: ['Rain cover included'],
    colors: ['red', 'green', 'blue'],
    price: 8990,
    discount: 10,
    stock: 55,
    pictures: [
      ['backpack', 'green'],
      ['backpack', 'blue'],
      ['camping', 'orange'],
    ],
    age: 139.4,
  },
  {
    title: 'Meridian Fountain Pen',
    code: 'MRD-PEN-090',
    category: 'stationery',
    description:
      'A slender fountain pen with a steel nib that writes at the first touch. It takes standard cartridges or the converter that comes with it.',
    features: { Nib: 'Steel, fine or medium', Filling: 'Cartridge or converter', Length: '138 mm' },
    offers: ['Engraving free of charge'],
    colors: ['blue', 'purple'],
    price: 3450,
    discount: 0,
    stock: 4,
    pictures: [
      ['fountain-pen', 'blue'],
      ['fountain-pen', 'purple'],
      ['black-nib', 'grey'],
    ],
    age: 98.7,
  },
  {
    title: 'Drift Two-Seater Sofa',
    code: 'DRF-SOF-930',
    category: 'furniture',
    description:
      'A small sofa for flats where the big one does not fit through the door: it arrives in two boxes and is put together without tools. The covers come off for washing.',
    features: { Width: '154 cm', Frame: 'Beech', Cover: 'Washable linen blend' },
    offers: [],
    colors: ['blue', 'green', 'orange'],
    price: 64900,
    discount: 0,
    stock: 3,
    pictures: [
      ['couch-and-lamp', 'green'],
      ['couch-and-lamp', 'orange'],
      ['light-bulb', 'blue'],
    ],
    draft: true,
    age: 24.3,
  },
  {
    title: 'Bosun Chef’s Knife 20 cm',
    code: 'BSN-KNF-270',
    category: 'kitchen-dining',
    description:
      'A forged knife with enough weight to do the work by itself. The edge is ground by hand to fifteen degrees a side. Photographs and the final price are still to come.',
    features: { Blade: '20 cm, forged steel', Handle: 'Walnut', Hardness: '58 HRC' },
    offers: [],
    colors: [],
    price: 7900,
    discount: 0,
    stock: 40,
    pictures: [
      ['kitchen-knife', 'grey'],
      ['kitchen-knife', 'orange'],
      ['carrot', 'green'],
    ],
    draft: true,
    age: 5.2,
  },
]

const pictureUrl = ([name, tint]: Picture) => `/api/pictures/product?name=${name}&tint=${tint}`

/** Returns rows of `products`. */
export const sampleProducts = (now: Date): readonly Insertable<Schema['products']>[] =>
  articles.map(({ age, pictures, draft, features, offers, colors, sizes = [], ...article }, index) => {
    const createdAt = ago(now, age)
    const [featureImage, ...images] = pictures.map(pictureUrl)
    return {
      ...article,
      id: index + 1,
      colors: JSON.stringify(colors),
      sizes: JSON.stringify(sizes),
      features: JSON.stringify(Object.entries(features).map(([name, value]) => ({ name, value }))),
      offers: JSON.stringify(offers),
      featureImage: featureImage ?? '',
      images: JSON.stringify(images),
      status: draft ? ('Draft' as const) : ('Published' as const),
      createdAt,
      updatedAt: createdAt,
    }
  })

/** Stock by variant of the sample products that have variants; the sums are the stock of the product. */
const stocks: Readonly<Record<string, readonly number[]>> = { 'SMT-BOT-620': [9, 14, 8, 0], 'BRK-BPK-640': [24, 3, 28] }

/** Returns rows of `productVariants`. */
export const sampleVariants = () =>
  articles.flatMap(({ code, colors, sizes = [] }, index) => {
    const kinds = colors.flatMap((color) => (sizes.length > 0 ? sizes : [null]).map((size) => ({ color, size })))
    return (stocks[code] ?? []).map((stock, position) => {
      const kind = kinds[position]
      return { productId: index + 1, position, stock, price: null, ...kind, code: suggestVariantCode(code, kind ?? {}) }
    })
  })

/** Returns the product as orders and invoices copy it, with the price after discount. */
export const sampleProduct = (id: number) => {
  const article = articles[id - 1]
  if (!article) throw new Error(`There is no sample product ${id}`)
  const { title, price, discount, pictures } = article
  return { id, title, image: pictureUrl(pictures[0]), price: lineTotal({ price, discount, quantity: 1 }) }
}
