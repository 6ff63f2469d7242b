import { registerHooks } from 'node:module'

/**
 * TypeScript 7 has no JavaScript API yet, and dependency-cruiser reads TypeScript by that API only.
 * Loaded before it (`node --import`), this hands it the last TypeScript that has one.
 */
registerHooks({
  resolve: (specifier, context, next) => next(specifier.replace(/^typescript(?=\/|$)/, 'typescript-5'), context),
})
