export { applicants, findApplicants, serveApplicants } from './applicants.ts'
export { serveRejections } from './letters.ts'
export { findOpenings, openingName, openings } from './openings.ts'
export { begin, enter, type Way } from './stages.ts'
