/** Returns true if an Accept-Encoding header allows an encoding. */
export const accepts = (header: string | null | undefined, encoding: string): boolean =>
  (header ?? '').split(',').some((part) => {
    const [name, weight] = part.split(';').map((each) => each.trim())
    return name === encoding && !/^q=0(\.0*)?$/.test(weight ?? '')
  })
