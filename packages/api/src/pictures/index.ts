export { servePictures } from './routes.ts'
