import { formats } from '../../lib/i18n/formats.ts'

const { number } = formats('en')

export const en = {
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
  deleted: (count: number, title: string) =>
    count === 1 ? `“${title}” was deleted` : `${number(count)} products were deleted`,
}
