import { createServer } from 'node:http'

/** Server that accepts and discards all events, to measure the load that the sender alone puts on the machine. */
const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(202, { 'content-length': '2' }).end('{}'))
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`ready at http://127.0.0.1:${address.port}/`)
})
process.once('SIGTERM', () => process.exit(0))
