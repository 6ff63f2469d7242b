import { parseArgs } from 'node:util'
import { plainError } from './process.mjs'

/**
 * Description of a command: its effect, its options by name with the name of their value (empty for a switch) and a
 * text, and further arguments. @typedef {{ does: string, options?: Record<string, readonly [value: string, text:
 * string]>, beside?: string }} Described
 */

const runs = (name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)

const withValue = (name, value) => (value ? `--${name} <${value}>` : `--${name}`)

/** Returns the first line of a command's help, which also follows a refusal. */
const usageOf = (name, { options = {}, beside }) => {
  const parts = Object.entries(options).map(([option, [value]]) => `[${withValue(option, value)}]`)
  const all = [...(beside ? [beside] : []), ...parts]
  return `Usage: ${runs(name)}${all.length > 0 ? ` -- ${all.join(' ')}` : ''}`
}

const table = (rows) => {
  const width = Math.max(...rows.map(([left]) => left.length)) + 2
  return rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`)
}

/** Returns the help of one command. */
export const helpOf = (name, described) => {
  const rows = Object.entries(described.options ?? {}).map(([option, [value, text]]) => [
    withValue(option, value),
    text,
  ])
  const last = rows.length > 0 ? ['', ...table(rows)] : []
  return [usageOf(name, described), '', `  ${described.does}`, ...last].join('\n')
}

/** Returns the list of all commands. */
export const helpOfAll = (commands) =>
  ['Commands:', ...table(Object.entries(commands).map(([name, { does }]) => [runs(name), does]))].join('\n')

/** Returns true for a request for help. Arguments after `--` don't count. */
export const asksForHelp = (args) => {
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args
  return own.includes('--help') || own.includes('-h')
}

const isGiven = (args, option) => args.some((arg) => arg === `--${option}` || arg.startsWith(`--${option}=`))

/**
 * Returns an option that npm took as its own, as in `npm start --empty`: npm doesn't pass it on, but sets an
 * environment variable. Options that were also passed to the command are left out.
 */
const lostOption = ({ options = {} }, args, env) =>
  Object.keys(options).find(
    (option) => env[`npm_config_${option.replaceAll('-', '_')}`] !== undefined && !isGiven(args, option),
  )

/** Rejects options that npm swallowed, that a command doesn't have, or that lack their value. */
export const guardArguments = (name, described, args, env) => {
  const { options = {}, beside } = described
  const lost = lostOption(described, args, env)
  if (lost) {
    const [value] = options[lost]
    throw plainError(`Write \`${runs(name)} -- ${withValue(lost, value)}\`: npm kept the option for itself.`)
  }
  const types = Object.entries(options).map(([option, [value]]) => [option, { type: value ? 'string' : 'boolean' }])
  try {
    parseArgs({ args, options: Object.fromEntries(types), allowPositionals: beside !== undefined })
  } catch (error) {
    const [sentence] = error.message.split(/\.\s|\n/)
    throw plainError(`${sentence.replace(/\.$/, '')}. ${usageOf(name, described)}`)
  }
}
