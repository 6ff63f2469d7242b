import { createHash } from 'node:crypto'

/** Number of parts, of which one runs each day. */
const parts = 3
const dayMs = 86_400_000

/** Returns the part that runs on the day of an instant, in UTC: 0, 1 or 2. */
export const partOn = (now) => Math.floor(now / dayMs) % parts

/** Returns the part of a test by its name alone, so that it doesn't change with other tests. */
const partOf = (name) => createHash('sha256').update(name).digest().readUInt32BE() % parts

/** Returns the name of a browser test without its line, which changes with edits above it. */
const withoutLine = (line) => line.replace(/:\d+:\d+(?= ›)/, '')

/** @param {string[]} names of files, or of browser tests as Playwright lists them */
export const namesInPart = (names, part) => names.filter((name) => partOf(withoutLine(name)) === part)
