export { applicants, findApplicants, serveApplicants } from './applicants.ts'
export { serveRejections } from './letters.ts'
export { findOpenings, openings } from './openings.ts'
