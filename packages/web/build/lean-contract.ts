import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type ESTree, type Plugin, parseAst } from 'vite'

type Node = ESTree.Node
type Statement = ReturnType<typeof parseAst>['body'][number]

/** Properties of endpoints and kinds that only the server reads: browsers don't validate responses. */
const ofServer = {
  endpoint: new Set(['summary', 'query', 'body', 'output']),
  verbs: new Set(['record', 'draft', 'patch', 'words']),
  kindOf: new Set(['record', 'draft', 'patch', 'words']),
  letterEndpoints: new Set(['body', 'plan', 'write']),
  Kind: new Set(['record', 'draft', 'patch']),
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)

/** Returns the description of an endpoint or kind, and its properties that browsers don't read. */
const unreadOf = (node: Node): readonly [Node | undefined, ReadonlySet<string>] | undefined => {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
    const { name } = node.callee
    if (name === 'endpoint' || name === 'verbs' || name === 'kindOf' || name === 'letterEndpoints')
      return [node.arguments.at(-1), ofServer[name]]
  }
  if (node.type !== 'TSSatisfiesExpression' || node.typeAnnotation.type !== 'TSTypeReference') return undefined
  const { expression, typeAnnotation } = node
  const isKind = typeAnnotation.typeName.type === 'Identifier' && typeAnnotation.typeName.name === 'Kind'
  return isKind ? [expression.type === 'TSAsExpression' ? expression.expression : expression, ofServer.Kind] : undefined
}

const unreadIn = (node: Node): readonly Node[] => {
  const [described, names] = unreadOf(node) ?? []
  if (!names || described?.type !== 'ObjectExpression') return childrenOf(node).flatMap(unreadIn)
  return described.properties.flatMap((each) =>
    each.type === 'Property' && each.key.type === 'Identifier' && names.has(each.key.name) ? [each] : unreadIn(each),
  )
}

const namesIn = (node: Node, without: ReadonlySet<Node>): readonly string[] => {
  if (without.has(node) || node.type.startsWith('TSType')) return []
  if (node.type === 'Identifier') return [node.name]
  // What a property is called refers to nothing.
  if (node.type === 'Property' && !node.computed) return namesIn(node.value, without)
  if (node.type === 'MemberExpression' && !node.computed) return namesIn(node.object, without)
  return childrenOf(node).flatMap((child) => namesIn(child, without))
}

const declaredBy = (statement: Statement): readonly string[] => {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type === 'FunctionDeclaration') return declared.id ? [declared.id.name] : []
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

/** Schemas are called like what they describe, and are made of the building blocks of `kit/fields.ts` and of zod. */
const isSchemaImport = (source: string, name: string) => /^zod$|\/fields\.ts$/.test(source) || /^[A-Z]/.test(name)

const importedSchemas = (body: readonly Statement[]): readonly string[] =>
  body.flatMap((each) =>
    each.type === 'ImportDeclaration' && each.importKind !== 'type'
      ? each.specifiers.flatMap(({ local }) => (isSchemaImport(each.source.value, local.name) ? [local.name] : []))
      : [],
  )

const calls = (node: Node): boolean =>
  node.type === 'CallExpression' ||
  node.type === 'MemberExpression' ||
  (!/Function/.test(node.type) && childrenOf(node).some(calls))

/** Returns a statement without unread properties, marked as free of side effects so that unused code can be removed. */
const textOf = (statement: Statement, code: string, unread: readonly Node[]): string => {
  const { declaration = statement } = statement.type === 'ExportNamedDeclaration' ? statement : {}
  const made = declaration?.type === 'VariableDeclaration' ? declaration.declarations.map(({ init }) => init) : []
  const edits = [
    ...unread.map(({ start, end }) => ({
      start,
      end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0),
      text: '',
    })),
    ...made.flatMap((init) =>
      init && calls(init)
        ? [
            { start: init.start, end: init.start, text: '/*#__PURE__*/ (() => (' },
            { start: init.end, end: init.end, text: '))()' },
          ]
        : [],
    ),
  ]
  return edits
    .filter(({ start, end }) => statement.start <= start && end <= statement.end)
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce(
      (text, { start, end, text: instead }) =>
        text.slice(0, start - statement.start) + instead + text.slice(end - statement.start),
      code.slice(statement.start, statement.end),
    )
}

/** Splits a module of the contract in two: its schemas, which forms read, and the rest. */
const splitModule = (code: string, own: string) => {
  const { body } = parseAst(code, { lang: 'ts' })
  const unread = body.flatMap(unreadIn)
  const without = new Set(unread)
  const names = new Set(importedSchemas(body))
  const schemas = new Set<Statement>()
  for (let before = -1; before < schemas.size; ) {
    before = schemas.size
    for (const each of body) {
      const declared = declaredBy(each)
      if (declared.length === 0 || !namesIn(each, without).some((name) => names.has(name))) continue
      schemas.add(each)
      for (const name of declared) names.add(name)
    }
  }
  const isImport = (each: Statement) => each.type === 'ImportDeclaration'
  const isExport = (each: Statement) => each.type === 'ExportNamedDeclaration'
  const text = (of: readonly Statement[]) => of.map((each) => textOf(each, code, unread)).join('\n')
  const list = (of: readonly Statement[]) => of.flatMap(declaredBy).join(', ')
  const rest = body.filter((each) => !schemas.has(each))
  const inside = rest.filter((each) => !isExport(each))
  const exported = [...schemas].filter(isExport)
  if (schemas.size === 0) return { whole: text(body), rest: '', schemas: '' }
  return {
    whole: `export * from '${own}.rest.ts'\nexport { ${list(exported)} } from '${own}.schemas.ts'`,
    rest: `${text(rest)}\nexport { ${list(inside)} }`,
    schemas: `${text(body.filter((each) => isImport(each) || schemas.has(each)))}\nimport { ${list(rest)} } from '${own}.rest.ts'`,
  }
}

/** Path of one part of a split module. */
const part = /\.(schemas|rest)\.ts$/

/**
 * Leaves out of the contract what a page has no use for. A schema is made when its module is loaded, and is then of use to
 * forms only: a list would bring all schemas, and with them zod, for the sake of its columns and filters.
 */
export const leanContract = (): Plugin => ({
  name: 'lean-contract',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: part },
    handler: async function (id, importer) {
      const whole = await this.resolve(id.replace(part, '.ts'), importer, { skipSelf: true })
      return whole && { id: whole.id.replace(/\.ts$/, part.exec(id)?.[0] ?? ''), moduleSideEffects: false }
    },
  },
  load: {
    filter: { id: /packages\/contract\/src\/.*\.ts$/ },
    handler: async (id) => {
      const file = id.replace(part, '.ts')
      const parts = splitModule(await readFile(file, 'utf8'), `./${basename(file, '.ts')}`)
      const [, name = 'whole'] = part.exec(id) ?? []
      return { code: parts[name as keyof typeof parts], moduleSideEffects: false }
    },
  },
})
