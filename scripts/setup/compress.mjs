import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const worthIt = /\.(js|mjs|css|html|svg|json|map|txt|wasm|data|webmanifest)$/
/** Compression level for most files. The best one, 11, takes three times as long and saves only 2.5 percent. */
const good = 10
/** Size in bytes above which a lower compression level is used; even that takes seconds per megabyte. */
const large = 1_000_000
/**
 * Pages contain a screen in all widths, which are similar: above level 7, each file would take twenty times as long for
 * half a percent.
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

/** Writes .br and .gz next to every file that gets smaller, for the server to send. */
export const compress = async (folder) => {
  const waiting = readdirSync(folder, { recursive: true }).filter((name) => worthIt.test(name))
  // All of them at a time would take gigabytes.
  const work = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) await compressFile(join(folder, name))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
