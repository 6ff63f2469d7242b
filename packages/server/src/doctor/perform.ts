import { parseArgs } from 'node:util'
import { examine, type Finding, mend } from '@quarterdeck/api'
import { reachDatabase } from '../database/reach.ts'
import { messageOf, StartFailure } from '../failure.ts'
import type { Settings } from '../settings.ts'

const readMend = (args: readonly string[]): boolean => {
  try {
    return parseArgs({ args: [...args], options: { mend: { type: 'boolean' } } }).values.mend ?? false
  } catch (error) {
    throw new StartFailure(`${messageOf(error).split('. ')[0]}. Usage: npm run doctor [-- --mend]`)
  }
}

const linesOf = ({ name, wrong, examples, mendable }: Finding, mended: boolean): string[] => {
  if (wrong === 0) return [`ok     ${name}`]
  const fate = mended && mendable ? 'mended' : mendable ? 'put right by --mend' : 'for a person to decide'
  const more = wrong > examples.length ? [`       and ${wrong - examples.length} more`] : []
  return [`wrong  ${name}: ${wrong} (${fate})`, ...examples.map((example) => `       ${example}`), ...more]
}

/** Compares every stored figure with the records and prints differences. Returns whether all is well. */
export const perform = async (
  settings: Settings,
  args: readonly string[],
  say: (line: string) => void,
): Promise<boolean> => {
  const mends = readMend(args)
  const { db, close } = await reachDatabase(settings)
  try {
    const findings = await (mends ? mend(db) : examine(db))
    for (const finding of findings) for (const line of linesOf(finding, mends)) say(line)
    return findings.every(({ wrong, mendable }) => wrong === 0 || (mends && mendable))
  } finally {
    await close()
  }
}
