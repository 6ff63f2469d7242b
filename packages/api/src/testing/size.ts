/** Whether everything runs everywhere with all its repetitions, as `npm run test:all` asks for. */
export const isWhole = process.env.TEST_SIZE === 'all'

/** How often something is repeated, or how much of something there is. */
export const sized = (usual: number, whole: number): number => (isWhole ? whole : usual)
