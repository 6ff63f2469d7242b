/** A cell shows nothing beyond its borders: what belongs to it stands over the page's content, in the same landmark. */
export const inMain = { target: '#content' }
