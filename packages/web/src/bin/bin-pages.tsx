import { BinPage } from './bin-page.tsx'

export const UserBinPage = () => <BinPage entity="users" />

export const OrderBinPage = () => <BinPage entity="orders" />

export const ProductBinPage = () => <BinPage entity="products" />

export const ReviewBinPage = () => <BinPage entity="reviews" />
