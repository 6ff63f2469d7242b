/** Returns the file name of an object: pictures have an extension, other attachments none. */
export const fileName = (key: string): string => (/^(file|mail)-/.test(key) ? key : `${key}.webp`)
