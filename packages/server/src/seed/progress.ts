/** Shows progress as a bar on a terminal, and a line for each finished step elsewhere. */
export const showProgress = (
  out: Pick<NodeJS.WriteStream, 'write' | 'isTTY'>,
  seconds: () => number,
): ((step: string, done: number, of: number) => void) => {
  const width = 24
  let started = seconds()
  return (step, done, of) => {
    if (done === 0) started = seconds()
    const full = Math.round((done / of) * width)
    const count = of > 1 ? `${done.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}` : ''
    const line = `${step.padEnd(10)}${'█'.repeat(full)}${'░'.repeat(width - full)}  ${(seconds() - started).toFixed(1).padStart(6)} s  ${count}`
    if (out.isTTY) out.write(`\r\x1b[K${line}`)
    if (done === of) out.write(out.isTTY ? '\n' : `${line}\n`)
  }
}
