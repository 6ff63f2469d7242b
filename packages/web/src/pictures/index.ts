export { GalleryField } from './gallery-field.tsx'
export { galleryMessages } from './messages/index.ts'
