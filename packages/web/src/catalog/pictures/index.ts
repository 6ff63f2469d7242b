export { GalleryField } from './gallery-field.tsx'
