import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript-5'
import { capture, root } from './process.mjs'

/**
 * Measures the repository: `npm run house` prints size and dependency cycles of the code, to compare the structure
 * before and after a change. The figures are signals, not targets.
 */

/** Category of a tracked file; the first pattern that matches decides. */
const categories = [
  ['lock file, pictures', /(^|\/)package-lock\.json$|\.(png|jpe?g|svg|webp|ico|woff2?)$/],
  ['tests', /\.test\.tsx?$|\/testing\/|^e2e\/|^bench\//],
  ['texts', /\/messages\/|\/kit\/words\//],
  ['migrations', /\/sql\/migrations\//],
  ['samples and generators', /\/(sample|generator|seed)(\/|[^/]*\.tsx?$)|\/fill[^/]*\.ts$/],
  ['CSS', /\.css$/],
  ['docs', /\.md$/],
  ['source', /^packages\/[^/]+\/(src|build)\/.*\.tsx?$/],
  ['scripts and settings', /./],
]

const categoryOf = (file) => categories.find(([, pattern]) => pattern.test(file))[0]

const linesOf = (text) => (text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0))

/** Returns the quantile of sorted numbers at a share (0 to 1); 0 if there are none. */
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const print = (rows) => {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  for (const row of rows) {
    console.log(
      row
        .map((cell, at) => (typeof cell === 'number' ? String(cell).padStart(widths[at]) : cell.padEnd(widths[at])))
        .join('  ')
        .trimEnd(),
    )
  }
  console.log('')
}

const parse = (file, text) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, /x$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS)

/** Name of a function for a report: its own, or that of the variable or property it is assigned to. */
const nameOf = (node) => node.name?.text ?? node.parent?.name?.text ?? node.parent?.parent?.name?.text ?? '(anonymous)'

/** Returns every function of a file with its length in lines, including nested ones. */
const functionsOf = (source) => {
  const found = []
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const [from, to] = [node.getStart(source), node.getEnd()].map(
        (at) => source.getLineAndCharacterOfPosition(at).line,
      )
      found.push({ file: source.fileName, name: nameOf(node), lines: to - from + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isTypeOnly = (clause) =>
  Boolean(clause) &&
  (clause.isTypeOnly ||
    (!clause.name &&
      clause.namedBindings !== undefined &&
      ts.isNamedImports(clause.namedBindings) &&
      clause.namedBindings.elements.length > 0 &&
      clause.namedBindings.elements.every((each) => each.isTypeOnly)))

const exportsTypesOnly = (node) =>
  node.isTypeOnly ||
  (node.exportClause &&
    ts.isNamedExports(node.exportClause) &&
    node.exportClause.elements.every((each) => each.isTypeOnly))

/** Imports of a file as `[specifier, kind]`; kind is value, type or lazy. */
const importsOf = (source) => {
  const found = []
  const visit = (node) => {
    if (ts.isImportDeclaration(node))
      found.push([node.moduleSpecifier.text, isTypeOnly(node.importClause) ? 'type' : 'value'])
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      found.push([node.moduleSpecifier.text, exportsTypesOnly(node) ? 'type' : 'value'])
    else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0]?.text
    )
      found.push([node.arguments[0].text, 'lazy'])
    else if (ts.isImportTypeNode(node)) found.push([node.argument.literal?.text ?? '', 'type'])
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Resolves relative imports, and imports of the workspace's packages by their `exports`. */
const openResolver = (files) => {
  const known = new Set(files)
  const fieldsOf = (name) => {
    const path = join(root, 'packages', name, 'package.json')
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).exports : undefined
  }
  const packages = Object.fromEntries(
    ['contract', 'api', 'server', 'standin', 'pdf', 'web'].map((name) => [name, fieldsOf(name)]),
  )
  const inPackage = (specifier) => {
    const [, name, rest = ''] = specifier.match(/^@quarterdeck\/([^/]+)\/?(.*)$/) ?? []
    const map = packages[name]
    if (!map) return undefined
    for (const [key, target] of Object.entries(map)) {
      const path = typeof target === 'string' ? target : target.default
      if (key === (rest ? `./${rest}` : '.')) return normalize(join('packages', name, path))
      const [before, after] = key.split('*')
      if (after !== undefined && `./${rest}`.startsWith(before) && `./${rest}`.endsWith(after))
        return normalize(
          join(
            'packages',
            name,
            path.replace('*', `./${rest}`.slice(before.length, `./${rest}`.length - after.length)),
          ),
        )
    }
    return undefined
  }
  return (from, specifier) => {
    const path = specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : inPackage(specifier)
    return path && known.has(path) ? path : undefined
  }
}

/** Strongly connected components of more than one node (Tarjan), largest first. */
const circlesOf = (graph) => {
  const [index, low, stack, on, found] = [new Map(), new Map(), [], new Set(), []]
  const connect = (node) => {
    index.set(node, index.size)
    low.set(node, index.get(node))
    stack.push(node)
    on.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) {
        connect(next)
        low.set(node, Math.min(low.get(node), low.get(next)))
      } else if (on.has(next)) low.set(node, Math.min(low.get(node), index.get(next)))
    }
    if (low.get(node) !== index.get(node)) return
    const component = stack.splice(stack.indexOf(node))
    for (const each of component) on.delete(each)
    if (component.length > 1) found.push(component)
  }
  for (const node of graph.keys()) if (!index.has(node)) connect(node)
  return found.sort((a, b) => b.length - a.length)
}

/** Returns the files that one file loads statically: itself and all its value imports, directly or not. */
const reachOf = (graph, start) => {
  const [seen, waiting] = [new Set([start]), [start]]
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    for (const next of graph.get(file) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(next)
    }
  }
  return seen
}

const readTree = async () => {
  const { output } = await capture('git', ['ls-files'], { cwd: root })
  const files = output
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)))
  return files.map((file) => ({ file, category: categoryOf(file), text: readFileSync(join(root, file), 'utf8') }))
}

const printWeight = (tree) => {
  const rows = [...categories.map(([name]) => name)].map((name) => {
    const own = tree.filter(({ category }) => category === name)
    return [name, own.length, own.reduce((sum, { text }) => sum + linesOf(text), 0)]
  })
  const total = (at) => rows.reduce((sum, row) => sum + row[at], 0)
  print([['category', 'files', 'lines'], ...rows, ['all', total(1), total(2)]])
}

const printPackages = (sources, functions) => {
  const rows = ['contract', 'api', 'server', 'standin', 'pdf', 'web'].map((name) => {
    const isOwn = ({ file }) => file.startsWith(`packages/${name}/`)
    const lines = sources
      .filter(isOwn)
      .map(({ text }) => linesOf(text))
      .sort((a, b) => a - b)
    const lengths = functions
      .filter(isOwn)
      .map((each) => each.lines)
      .sort((a, b) => a - b)
    const spread = (sorted) => `${quantile(sorted, 0.5)} / ${quantile(sorted, 0.9)} / ${sorted.at(-1) ?? 0}`
    return [
      name,
      lines.length,
      lines.reduce((sum, each) => sum + each, 0),
      spread(lines),
      lines.filter((each) => each < 15).length,
      spread(lengths),
      lengths.filter((each) => each > 80).length,
    ]
  })
  const head = [
    'source of',
    'files',
    'lines',
    'file median / p90 / max',
    'files < 15',
    'function median / p90 / max',
    'functions > 80',
  ]
  print([head, ...rows])
}

const printCircles = (name, graph, what = 'files') => {
  const circles = circlesOf(graph)
  const sizes = circles.map((each) => each.length)
  console.log(`${name}: ${circles.length} circles${sizes.length ? `, of ${sizes.join(', ')} ${what}` : ''}`)
  for (const each of circles.slice(0, 3)) console.log(`  ${each.slice(0, 6).join(', ')}${each.length > 6 ? ', …' : ''}`)
}

/** Graph of files by the kinds of imports that are named. */
const graphOf = (imports, kinds) =>
  new Map(
    [...imports].map(([file, list]) => [
      file,
      new Set(list.filter(([, kind]) => kinds.includes(kind)).map(([to]) => to)),
    ]),
  )

/** Returns the graph of folders: one depends on another if any of its own files does, not counting subfolders. */
const foldersOf = (graph) => {
  const folders = new Map()
  for (const [file, list] of graph) {
    const own = folders.get(dirname(file)) ?? new Set()
    for (const to of list) if (dirname(to) !== dirname(file)) own.add(dirname(to))
    folders.set(dirname(file), own)
  }
  return folders
}

/**
 * Prints files below 15 lines with a single importer in the same folder, since they could be merged. Index files, texts
 * and migrations are left out.
 */
const printSmall = (imports, textOf) => {
  const users = new Map()
  for (const [file, list] of imports)
    for (const [to, kind] of list) users.set(to, [...(users.get(to) ?? []), [file, kind]])
  const small = [...users]
    .filter(
      ([file]) =>
        linesOf(textOf.get(file) ?? '') < 15 && !/\/(index|messages\/\w+|migrations\/[^/]+)\.tsx?$/.test(file),
    )
    .filter(([file, by]) => by.length === 1 && dirname(by[0][0]) === dirname(file) && by[0][1] !== 'lazy')
    .filter(([, [[user]]]) => !/\/index\.tsx?$/.test(user))
    .map(([file]) => file)
    .sort()
  console.log(`files below 15 lines with one importer beside them: ${small.length}`)
  for (const file of small) console.log(`  ${file}`)
}

const printReach = (graph, start, textOf) => {
  const reached = reachOf(graph, start)
  const lines = [...reached].reduce((sum, file) => sum + linesOf(textOf.get(file) ?? ''), 0)
  console.log(`${start} loads at once: ${reached.size} files, ${lines} lines`)
}

export const house = async () => {
  const tree = await readTree()
  const code = tree.filter(({ file }) => /^packages\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  const parsed = code.map(({ file, text }) => parse(file, text))
  const sources = tree.filter(({ category }) => category === 'source')
  const ofSource = new Set(sources.map(({ file }) => file))
  const functions = parsed.filter(({ fileName }) => ofSource.has(fileName)).flatMap(functionsOf)
  const resolve = openResolver(code.map(({ file }) => file))
  const imports = new Map(
    parsed.map((source) => [
      source.fileName,
      importsOf(source).flatMap(([specifier, kind]) => {
        const to = resolve(source.fileName, specifier)
        return to ? [[to, kind]] : []
      }),
    ]),
  )
  printWeight(tree)
  printPackages(sources, functions)
  print([
    ['longest functions', 'lines', 'file'],
    ...functions
      .sort((a, b) => b.lines - a.lines)
      .slice(0, 10)
      .map(({ name, lines, file }) => [name, lines, file]),
  ])
  printCircles('imports of values', graphOf(imports, ['value']))
  printCircles('imports of values and types', graphOf(imports, ['value', 'type']))
  printCircles('folders by imports of values', foldersOf(graphOf(imports, ['value'])), 'folders')
  printCircles('folders by imports of values and types', foldersOf(graphOf(imports, ['value', 'type'])), 'folders')
  const textOf = new Map(tree.map(({ file, text }) => [file, text]))
  printSmall(imports, textOf)
  printReach(graphOf(imports, ['value']), 'packages/web/src/main.tsx', textOf)
  printReach(graphOf(imports, ['value']), 'packages/api/src/insight/metrics/routes.ts', textOf)
  return 0
}
