import { ImportPage } from './import-page.tsx'

export const UserImportPage = () => <ImportPage entity="users" />

export const ProductImportPage = () => <ImportPage entity="products" />
