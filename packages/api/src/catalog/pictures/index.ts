export { dropUnused } from './keep.ts'
export { decoded, servePictures } from './routes.ts'
