import type { APIRequestContext } from '@playwright/test'

/** A screen of the product, by the path that its route has: `/orders/$id`. */
export interface ScreenRoute {
  readonly path: string
  /** True if it is for signed-in people. */
  readonly isInShell: boolean
}

interface WithRouter {
  /** The router, which the app exposes under this name. */
  readonly __TSR_ROUTER__: {
    readonly navigate: (where: { readonly to: string }) => Promise<void>
    readonly routesById: Readonly<
      Record<
        string,
        { readonly fullPath: string; readonly parentRoute?: { readonly id: string }; readonly children?: unknown }
      >
    >
  }
}

/** Runs in a page of the product: returns all of its screens. */
export const readRoutes = (): ScreenRoute[] => {
  const { routesById } = (window as unknown as WithRouter).__TSR_ROUTER__
  const isInShell = (id: string | undefined): boolean =>
    id === '/shell' || (id !== undefined && isInShell(routesById[id]?.parentRoute?.id))
  return Object.entries(routesById).flatMap(([id, { fullPath: path, children }]) =>
    children ? [] : [{ path, isInShell: isInShell(id) }],
  )
}

/** Runs in a page of the product: navigates to another screen without loading the page anew. */
export const followLink = (to: string): Promise<void> =>
  (window as unknown as WithRouter).__TSR_ROUTER__.navigate({ to })

/** Replaces each parameter of a path by the first record of the sample data: `/orders/$id` becomes `/orders/15`. */
export const fillPath = async (path: string, request: APIRequestContext, origin: string): Promise<string> => {
  const idOf = async (list: string) => {
    const response = await request.get(`${origin}/api/${list}`)
    const [record] = await response.json()
    return String(record.id)
  }
  const [entity] = path.split('/').filter(Boolean)
  // The sample has a refund of this order.
  if (path.includes('$refund')) return path.replace('$id', '5').replace('$refund', await idOf('refunds?orderId=5'))
  return path.includes('$id') ? path.replace('$id', await idOf(`${entity}?perPage=1`)) : path
}
