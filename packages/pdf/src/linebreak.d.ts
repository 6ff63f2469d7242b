declare module 'linebreak' {
  /** Where a text may go on in another line, by Unicode's rules. */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { readonly position: number; readonly required: boolean } | null
  }
}
