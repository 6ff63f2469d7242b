import modules from './.dependency-cruiser.mjs'

/**
 * Which folder may know which. It is a cruise of its own because it has to be blind to tests: they import the test app,
 * which imports everything, and so each folder with a test would stand in a circle.
 * A folder and those inside it count as one.
 */
const packages = ['api', 'contract', 'server', 'web']

const source = `^packages/(${packages.join('|')})/src/`

export default {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      comment:
        'Folders in a circle are one folder in several places: none can be understood or moved without the others. ' +
        'What both sides need belongs to one of them, or below both. Types count as well.',
      severity: 'error',
      scope: 'folder',
      from: { path: source },
      to: { circular: true },
    },
  ],
  options: {
    ...modules.options,
    includeOnly: { path: source },
    exclude: { path: [modules.options.exclude.path, '[.]test[.]tsx?$', '/testing/'] },
  },
}
