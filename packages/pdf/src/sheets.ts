import { type Box, type PaperSize, pageSizes } from '@quarterdeck/contract/sales/printed'

/** Area of a page, in points. */
export interface Frame {
  readonly left: number
  readonly width: number
  readonly top: number
  readonly bottom: number
  /** Position of the footer line. */
  readonly foot: number
}

const margin = 56

export const frameOf = (size: PaperSize): Frame => {
  const { width, height } = pageSizes[size]
  return { left: margin, width: width - 2 * margin, top: margin, bottom: height - 80, foot: height - 52 }
}

/** Content that never breaks across pages, such as a line of text. */
export interface Piece {
  readonly height: number
  readonly boxes: (top: number) => readonly Box[]
}

export const gap = (height: number): Piece => ({ height, boxes: () => [] })

export const heightOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { height }) => sum + height, 0)

/** Pieces of two columns, those of one height beside each other. */
export const beside = (left: readonly Piece[], right: readonly Piece[]): readonly Piece[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, index) => ({
    height: Math.max(left[index]?.height ?? 0, right[index]?.height ?? 0),
    boxes: (top) => [...(left[index]?.boxes(top) ?? []), ...(right[index]?.boxes(top) ?? [])],
  }))

/** Writes the header of a page. */
type Head = () => void

/** Pages under way. */
export interface Sheets {
  readonly pages: readonly (readonly Box[])[]
  readonly hasRoom: (height: number) => boolean
  /** Returns true if the page has nothing but its header. */
  readonly isFresh: () => boolean
  /** Continues on the next page. */
  readonly turn: (head?: Head) => void
  /** Places columns side by side from here on, on as many pages as needed. */
  readonly put: (columns: readonly (readonly Piece[])[], head?: Head) => void
}

export const openSheets = ({ top, bottom }: Frame): Sheets => {
  const pages: Box[][] = [[]]
  let [y, fresh] = [top, top]

  const turn: Sheets['turn'] = (head) => {
    pages.push([])
    y = top
    head?.()
    fresh = y
  }

  /** Returns the pieces of a column that fit on the page, the rest, and the position where they end. */
  const fill = (column: readonly Piece[]) => {
    let at = y
    for (const [index, { height, boxes }] of column.entries()) {
      if (at + height > bottom && at > fresh) return { end: at, rest: column.slice(index) }
      pages.at(-1)?.push(...boxes(at))
      at += height
    }
    return { end: at, rest: [] }
  }

  const put: Sheets['put'] = (columns, head) => {
    const filled = columns.map(fill)
    y = Math.max(y, ...filled.map(({ end }) => end))
    const rest = filled.map((each) => each.rest)
    if (rest.every(({ length }) => length === 0)) return
    turn(head)
    put(rest, head)
  }

  return { pages, hasRoom: (height) => y + height <= bottom, isFresh: () => y === fresh, turn, put }
}
