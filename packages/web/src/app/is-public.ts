/** The screens in the shell that are there for everyone, signed in or not. */
const everyone = /^\/support(\/(faqs|contact|requests\/[^/]+))?\/?$/

export const isPublic = (pathname: string): boolean => everyone.test(pathname)
