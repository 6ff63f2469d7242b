/** How a file of a store is called: a picture as one, whatever else was attached without saying what it is. */
export const fileName = (key: string): string => (/^(file|mail)-/.test(key) ? key : `${key}.webp`)
