import { createServer } from 'node:http'

/** Thanks for whatever it is told, and does nothing with it: what telling alone takes of a machine. */
const server = createServer((request, response) => {
  request.resume().once('end', () => response.writeHead(202, { 'content-length': '2' }).end('{}'))
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`ready at http://127.0.0.1:${address.port}/`)
})
process.once('SIGTERM', () => process.exit(0))
