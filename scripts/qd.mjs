// The one door to every npm script: `node scripts/qd.mjs <command> [arguments]`.
// This file must parse on any Node that knows modules, to be able to refuse it: nothing newer than arrow functions here.
const oldest = [20, 19]
const own = process.versions.node.split('.').map(Number)

if (own[0] < oldest[0] || (own[0] === oldest[0] && own[1] < oldest[1])) {
  console.error(`Quarterdeck needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

import('./commands.mjs')
  .then((commands) => commands.perform(process.argv[2], process.argv.slice(3), process.env))
  .then(
    (code) => {
      process.exitCode = code
    },
    (error) => {
      console.error(error.plain ? error.message : error)
      process.exitCode = 1
    },
  )
