export { applicants, findApplicants, serveApplicants } from './applicants.ts'
export { findOpenings, openings } from './openings.ts'
