export { PaperPage, PaperSkeleton } from './paper-page.tsx'
