export { dropUnused, keysOf } from './keep.ts'
export { decoded, servePictures } from './routes.ts'
