export { decoded, servePictures } from './routes.ts'
export { deleteUnused, keysOf } from './store.ts'
