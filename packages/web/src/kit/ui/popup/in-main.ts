/** Portal target for popups that would be clipped by a cell or column; keeps them inside the main landmark. */
export const inMain = { target: '#content' }
