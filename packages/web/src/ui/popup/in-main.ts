/** For what would be cut off where it belongs, as in a cell or a column: it stands over the page's content, in the same landmark. */
export const inMain = { target: '#content' }
