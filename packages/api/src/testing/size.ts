/** True if everything runs everywhere with all its repetitions, as in `npm run test:all`. */
export const isWhole = process.env.TEST_SIZE === 'all'

/** Returns the number of repetitions or of records: `whole` in `npm run test:all`, else `usual`. */
export const sized = (usual: number, whole: number): number => (isWhole ? whole : usual)
