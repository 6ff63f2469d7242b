import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const worthIt = /\.(js|mjs|css|html|svg|json|map|txt|wasm|data|webmanifest)$/
/** Brotli's best quality, 11, takes three times as long, and is smaller by a fortieth. */
const good = 10
/** Even that takes seconds per megabyte. */
const large = 1_000_000
/**
 * The screens of a page in all widths are much alike: from 7 on, where a table of eight megabytes is made for each file, it
 * takes twenty times as long, and is smaller by a two-hundredth.
 */
const isPage = (file) => file.endsWith('.html')

const compressFile = async (file) => {
  const bytes = await readFile(file)
  if (bytes.length < 1_000) return
  const quality = isPage(file) ? 6 : bytes.length > large ? 9 : good
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }
  await Promise.all([
    brotli(bytes, options).then((small) => writeFile(`${file}.br`, small)),
    zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}

/** Puts a .br and a .gz beside every file that gains by it, for the server to send as they are. */
export const compress = async (folder) => {
  const waiting = readdirSync(folder, { recursive: true }).filter((name) => worthIt.test(name))
  // All of them at a time would take gigabytes.
  const work = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) await compressFile(join(folder, name))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
