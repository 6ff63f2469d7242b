import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
  words: {
    many: 'products',
    /** What one of them may be called before its number. */
    names: 'product',
    bin: 'Deleted products',
    joining: (count: number) => (count === 1 ? '1 new product' : `${number(count)} new products`),
    leaving: (count: number) =>
      count === 1 ? '1 product no longer belongs here' : `${number(count)} products no longer belong here`,
    deleted: (count: number, title: string) =>
      count === 1 ? `“${title}” was deleted` : `${number(count)} products were deleted`,
  },
  name: (id: string) => `Product ${id}`,
  overview: 'Product overview',
  statuses: { Published: 'Published', Draft: 'Draft' },
  categories: {
    fashion: 'Fashion',
    electronics: 'Electronics',
    furniture: 'Furniture',
    'home-kitchen': 'Home & kitchen',
    accessories: 'Accessories',
    office: 'Office',
    'sports-outdoors': 'Sports & outdoors',
    'kitchen-dining': 'Kitchen & dining',
    stationery: 'Stationery',
  },
  colors: { blue: 'Blue', red: 'Red', orange: 'Orange', green: 'Green', purple: 'Purple', pink: 'Pink' },
  fields: {
    title: 'Title',
    category: 'Category',
    code: 'Code',
    colors: 'Colors',
    sizes: 'Sizes',
    description: 'Description',
    discount: 'Discount',
    featureImage: 'Main picture',
    features: 'Features',
    images: 'Pictures',
    imageTexts: 'Picture descriptions',
    offers: 'Offers',
    price: 'Price',
    publishAt: 'Publish on',
    rating: 'Rating',
    totalReviews: 'Reviews',
    status: 'Status',
    stock: 'Stock',
    variants: 'Variants',
    variantStocks: 'Stock of variants',
    createdAt: 'Created',
  },
  form: { create: 'New product', edit: 'Product details' },
  list: {
    title: 'Products',
    search: 'Search products',
    empty: 'No products yet',
  },
  importing: {
    title: 'Import products',
    text: 'One product per row; the first row names the columns. A price list changes the products that are there by their codes. Nothing is changed before you have seen a check.',
    run: (count: number) => (count === 1 ? 'Import one product' : `Import ${number(count)} products`),
    created: (count: number) => (count === 1 ? 'One product was created' : `${number(count)} products were created`),
    updated: (count: number) => (count === 1 ? 'One product was changed' : `${number(count)} products were changed`),
    toList: 'Go to Products',
  },
}
