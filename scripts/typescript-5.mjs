import { registerHooks } from 'node:module'

/**
 * Replaces TypeScript 7, which has no JavaScript API yet, by the last version that has one, for dependency-cruiser.
 * Loaded before it with `node --import`.
 */
registerHooks({
  resolve: (specifier, context, next) => next(specifier.replace(/^typescript(?=\/|$)/, 'typescript-5'), context),
})
