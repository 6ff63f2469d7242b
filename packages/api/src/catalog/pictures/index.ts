export { dropUnused } from './keep.ts'
export { servePictures } from './routes.ts'
